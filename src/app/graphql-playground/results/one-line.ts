import {isJsonObject} from '../../../base/json';

/**
 * Writes JSON on one line, with a space after each comma and colon, as the results on pages.
 *
 * @param width the most characters
 * @returns `undefined` if it's longer
 */
export function oneLine(value: unknown, width: number): string | undefined {
  if (width < 0) return undefined;
  if (!Array.isArray(value) && !isJsonObject(value)) {
    const text = JSON.stringify(value) ?? 'null';
    return text.length <= width ? text : undefined;
  }
  const isList = Array.isArray(value);
  const members = isList ? value.map((each) => ['', each] as const) : Object.entries(value);
  const parts: string[] = [];
  let left = width - 2;
  for (const [name, each] of members) {
    const key = isList ? '' : `${JSON.stringify(name)}: `;
    const text = oneLine(each, left - key.length);
    if (text === undefined) return undefined;
    parts.push(key + text);
    left -= key.length + text.length + 2;
  }
  const inside = parts.join(', ');
  if (inside.length > width - 2) return undefined;
  return isList ? `[${inside}]` : `{${inside}}`;
}
