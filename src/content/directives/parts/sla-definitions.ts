import {readInput} from '../../../sample/organization';
import {toBcl} from '../../../sample/organization/scoring/condition';
import {code, inlineElement, lineBreak, tableOf, text} from '../nodes';
import type {Directive} from '../part';

/**
 * `::sla-definitions`: the sample organization's SLA definitions with their levels, in the order in which they're
 * tried.
 */
export const slaDefinitions: Directive = () => [
  tableOf(
    ['SLA definition', 'Condition', 'Service levels'],
    readInput().policy.slaDefinitions.map(({name, on, order, condition, levels}) => [
      [text(name), lineBreak, inlineElement('small', [text(`${covered[on]}, order ${order}`)])],
      condition.length > 0 ? [code(toBcl(condition))] : 'None',
      levels.flatMap((level, index) => [
        ...(index > 0 ? [lineBreak] : []),
        text(`${level.name}, ${rangeOf(level)}: ${level.days} days`),
      ]),
    ]),
  ),
];

const covered = {Finding: 'Findings', Ticket: 'Tickets'};

const rangeOf = ({from, to}: {from?: number; to?: number}) =>
  from === undefined || to === undefined ? 'any score' : `${from.toFixed(1)} to ${to.toFixed(1)}`;
