import type {Condition, Test} from './syntax/ast';

/** Returns the parts that must all be true: the operands of AND, or the condition itself. */
export function conjunctsOf(condition: Condition): Condition[] {
  return condition.kind === 'and' ? condition.conditions.flatMap(conjunctsOf) : [condition];
}

/** Returns every test in a condition, in text order. */
export function testsOf(condition: Condition): Test[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(testsOf);
    case 'not':
      return testsOf(condition.condition);
    default:
      return [condition];
  }
}
