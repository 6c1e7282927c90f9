import {isAggregate, labelOf} from '../expressions';
import {printText} from '../format/terms';
import type {Projection} from '../syntax/ast';
import type {Completion} from './completion';

/** Returns the RETURN columns that ORDER BY can sort by. */
export function columnOptions({items}: Projection): Completion[] {
  return items.map(({expression, label}) => {
    const name = label?.text ?? labelOf(expression);
    const isPlain = !label || /^[A-Za-z_]\w*$/.test(name);
    return {label: isPlain ? name : printText(name), kind: 'value', detail: 'a column of RETURN'};
  });
}

/** Whether the RETURN rows are groups, so that only columns can be sorted by. */
export function isGrouped({distinct, items}: Projection): boolean {
  return distinct || items.some(({expression}) => isAggregate(expression));
}
