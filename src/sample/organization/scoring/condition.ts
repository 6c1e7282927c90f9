import * as z from 'zod';

/** One test in a condition: an attribute, or a path through references, and its required value. */
export const testSchema = z.union([
  /** A list that contains one of the values. */
  z.strictObject({path: z.string(), has: z.array(z.string()).min(1)}),
  z.strictObject({path: z.string(), is: z.union([z.string(), z.number(), z.boolean()])}),
  z.strictObject({path: z.string(), atLeast: z.number()}),
]);

export const conditionSchema = z.array(testSchema);

export type RuleTest = z.output<typeof testSchema>;

/** Returns the condition in BCL, as written in the form of a cluster, risk factor, or SLA definition. */
export function toBcl(condition: readonly RuleTest[]): string {
  return condition.map(textOf).join(' AND ');
}

function textOf(test: RuleTest): string {
  if ('has' in test)
    return `${test.path} CONTAINS ANY [${test.has.map((value) => `"${value}"`).join(', ')}]`;
  if ('is' in test) return `${test.path} = ${JSON.stringify(test.is)}`;
  return `${test.path} >= ${test.atLeast}`;
}

/**
 * Whether every test passes. On a path through several records, one match is enough.
 *
 * @param valuesAt returns all values at the end of a path, with lists flattened
 */
export function holds(
  condition: readonly RuleTest[],
  valuesAt: (path: string) => readonly unknown[],
): boolean {
  return condition.every((test) => {
    const values = valuesAt(test.path);
    if ('has' in test) return test.has.some((value) => values.includes(value));
    if ('is' in test) return values.includes(test.is);
    return values.some((value) => typeof value === 'number' && value >= test.atLeast);
  });
}
