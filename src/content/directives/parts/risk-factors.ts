import {signed} from '../../../base/text/decimals';
import {readInput} from '../../../sample/organization';
import {toBcl} from '../../../sample/organization/scoring/condition';
import {code, inlineElement, lineBreak, tableOf, text} from '../nodes';
import type {Directive} from '../part';

/** The values of `of`, and whether each means built-in factors. */
const kinds: Record<string, boolean | undefined> = {shipped: true, sample: false};

/**
 * `::risk-factors{of="shipped"}`: the platform's built-in risk factors, or with `sample` the sample organization's own.
 */
export const riskFactors: Directive = ({attributes}) => {
  const isShipped = kinds[attributes.of ?? ''];
  if (isShipped === undefined)
    throw new Error(`needs of="…", one of ${Object.keys(kinds).join(', ')}`);
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
