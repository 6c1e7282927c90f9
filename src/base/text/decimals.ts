/** Formats a number with decimals and a minus sign instead of a hyphen: `−1.5`. */
export const decimal = (value: number, digits = 1): string =>
  value.toFixed(digits).replace('-', '−');

/** Does the same with a plus sign for a number above zero: `+1.5`, `0.0`. */
export const signed = (value: number): string => (value > 0 ? '+' : '') + decimal(value);
