import type {Condition, Path, Test} from './syntax/ast';

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

/** Returns the paths of a test: what's tested, and an attribute that it's compared with. */
export const pathsOfTest = (test: Test): Path[] =>
  test.kind === 'attribute' ? [test.left, test.right] : [test.left];

/** Returns a condition with other paths. */
export function withPaths(condition: Condition, change: (path: Path) => Path): Condition {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return {
        ...condition,
        conditions: condition.conditions.map((part) => withPaths(part, change)),
      };
    case 'not':
      return {...condition, condition: withPaths(condition.condition, change)};
    case 'attribute':
      return {...condition, left: change(condition.left), right: change(condition.right)};
    default:
      return {...condition, left: change(condition.left)};
  }
}
