/**
 * Formats a result as short, readable JSON. Whatever fits on one line stays on one line.
 *
 * @param width the line width, in characters
 */
export function formatResult(value: unknown, width = 72, indent = ''): string {
  const line = inline(value);
  if (indent.length + line.length <= width || value === null || typeof value !== 'object')
    return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((each) => deeper + formatResult(each, width, deeper));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(
    ([key, each]) => `${deeper}${JSON.stringify(key)}: ${formatResult(each, width, deeper)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** Formats a value on one line, with a space after each comma and colon. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`)
    .join(', ')}}`;
}
