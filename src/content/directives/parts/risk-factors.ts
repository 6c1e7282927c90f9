import {readInput} from '../../../sample/organization';
import {toBcl} from '../../../sample/organization/scoring/condition';
import {code, inlineElement, lineBreak, tableOf, text} from '../nodes';
import type {Directive} from '../part';

/** `::risk-factors{of="shipped"}`: the factors that come with the platform, or those that the sample organization made. */
export const riskFactors: Directive = ({attributes}) => {
  if (attributes.of !== 'shipped' && attributes.of !== 'sample')
    throw new Error('needs of="…", one of shipped, sample');
  const isShipped = attributes.of === 'shipped';
  const factors = readInput().policy.riskFactors.filter(({shipped}) => shipped === isShipped);
  return [
    tableOf(
      ['Risk factor', 'Value', 'Condition on a finding'],
      factors.map(({name, value, condition, reason}) => [
        [text(name), lineBreak, inlineElement('small', [text(reason)])],
        signed(value),
        [code(toBcl(condition))],
      ]),
    ),
  ];
};

/** With one decimal, and a minus sign instead of a hyphen. */
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
