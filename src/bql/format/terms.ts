import type {Literal, Path} from '../syntax/ast';

/** A path as written: `owner.name`. */
export function printPath({names}: Path): string {
  return names.map(({text}) => text).join('.');
}

/** Writes a literal so that BQL can read it. */
export function printLiteral({value, isDate, digits}: Literal): string {
  if (typeof value === 'string') return isDate ? value : printText(value);
  return value === null ? 'NULL' : (digits ?? String(value));
}

/** Writes a string in double quotes. Backslashes and quotes in it are escaped with a backslash. */
export function printText(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
