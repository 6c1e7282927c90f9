/** Writes a value that contains no others: text, a number, true, false, or null. */
type Scalar = (value: unknown) => string;

/**
 * Formats a result as short, readable JSON. Whatever fits on one line stays on one line.
 *
 * @param width the line width, in characters
 * @param scalar writes a value that contains no others
 */
export function formatResult(
  value: unknown,
  width = 72,
  indent = '',
  scalar: Scalar = jsonScalar,
): string {
  const line = inline(value, scalar);
  if (indent.length + line.length <= width || value === null || typeof value !== 'object')
    return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((each) => deeper + formatResult(each, width, deeper, scalar));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(
    ([key, each]) =>
      `${deeper}${JSON.stringify(key)}: ${formatResult(each, width, deeper, scalar)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** Formats JSON as a Python literal, where true, false, and null are spelled differently. */
export const pythonLiteral = (value: unknown): string => formatResult(value, 72, '', pythonScalar);

const jsonScalar: Scalar = (value) => JSON.stringify(value) ?? 'null';

function pythonScalar(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  return value === null || value === undefined ? 'None' : JSON.stringify(value);
}

/** Formats a value on one line, with a space after each comma and colon. */
function inline(value: unknown, scalar: Scalar): string {
  if (Array.isArray(value)) return `[${value.map((each) => inline(each, scalar)).join(', ')}]`;
  if (value === null || typeof value !== 'object') return scalar(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${inline(each, scalar)}`)
    .join(', ')}}`;
}
