/** The value of an expression: a value, a list, or nothing. */
export type Scalar = string | number | boolean;
export type Result = Scalar | readonly Scalar[] | null;

/** Converts a string to a number only if people would write the number that way: not empty, not hexadecimal. */
export const number = (value: Result | undefined): number => {
  if (typeof value === 'string' && !/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value))
    return Number.NaN;
  const found = Number(value);
  return Number.isFinite(found) ? found : Number.NaN;
};
