/** What an expression gives: a value, a list, or nothing. */
export type Scalar = string | number | boolean;
export type Result = Scalar | readonly Scalar[] | null;

/** A text is a number only as people write one: not empty, not hexadecimal. */
export const number = (value: Result | undefined): number => {
  if (typeof value === 'string' && !/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value))
    return Number.NaN;
  const found = Number(value);
  return Number.isFinite(found) ? found : Number.NaN;
};
