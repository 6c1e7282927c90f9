/** A sum in a text: "8.6 + 2 × 0.5 = 9.6". */
export interface Sum {
  text: string;
  terms: string;
  result: string;
  /** The correct result, with as many decimals as the written one. */
  right: string;
  /** Where the result begins in the text. */
  at: number;
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const term = String.raw`\(*${number}\)*`;
const pattern = new RegExp(
  String.raw`(?<![\w.,)+−×÷*/-])(?<![)+−×÷*/=-] )(${term}(?: [+−×÷] ${term})+) = (${number})(?![\w.,:/]*\d)(?! ?[+−×÷%])`,
  'g',
);

/** The sums in a text that contain only numbers. */
export const sumsIn = (text: string): Sum[] =>
  Array.from(text.matchAll(pattern)).flatMap(({0: found, 1: terms = '', 2: result = '', index}) => {
    const value = calculate(terms);
    const at = index + found.length - result.length;
    return value === undefined
      ? []
      : [{text: found, terms, result, right: writtenLike(result, value), at}];
  });

/** Formats a value like a written result. Floating-point values are slightly off: 0.1 + 0.2. */
function writtenLike(result: string, value: number): string {
  const digits = result.split('.')[1]?.length ?? 0;
  return (value + 1e-9).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: result.includes(','),
  });
}

/** The value of an expression such as "(8.6 + 6.4) ÷ 2", or undefined if a parenthesis doesn't match. */
function calculate(terms: string): number | undefined {
  const tokens = terms.match(/[\d.,]+|[^\s\d]/g) ?? [];
  const next = (...expected: string[]) =>
    expected.includes(tokens[0] ?? '') ? tokens.shift() : undefined;
  const factor = (): number => {
    if (!next('(')) return Number(tokens.shift()?.replaceAll(',', ''));
    const inner = sum();
    return next(')') ? inner : Number.NaN;
  };
  const product = (): number => {
    let value = factor();
    for (let sign = next('×', '÷'); sign; sign = next('×', '÷'))
      value = sign === '×' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let sign = next('+', '−'); sign; sign = next('+', '−'))
      value += sign === '+' ? product() : -product();
    return value;
  };
  const value = sum();
  return tokens.length > 0 || Number.isNaN(value) ? undefined : value;
}
