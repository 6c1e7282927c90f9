import type {Condition, Test} from './syntax/ast';

/** The parts that must all hold: those of AND, or the condition alone. */
export function conjunctsOf(condition: Condition): Condition[] {
  return condition.kind === 'and' ? condition.conditions.flatMap(conjunctsOf) : [condition];
}

/** Every test of a condition, in the order of the text. */
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
