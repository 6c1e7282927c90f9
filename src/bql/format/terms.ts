import type {Literal, Path} from '../syntax/ast';

/** A path as written: `owner.name`. */
export function printPath({names}: Path): string {
  return names.map(({text}) => text).join('.');
}

/** A literal as BQL reads it. */
export function printLiteral({value, isDate}: Literal): string {
  if (typeof value === 'string') return isDate ? value : printText(value);
  if (typeof value === 'boolean') return String(value);
  return value === null ? 'NULL' : String(value);
}

/** A text in double quotes. A backslash and a quote each need one before them. */
export function printText(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
