import path from 'node:path';
import {isNode} from 'yaml';
import type * as z from 'zod';
import {InputError} from '../source/input-error';
import {readSource} from '../source/read';
import {type Places, readPlaces, readYaml} from './read';

/** Thrown when a YAML file doesn't hold what its schema asks for; the message has a line per fault. */
export class YamlError extends InputError {}

/** A validated value that still knows where its parts stand. */
export interface Located<T> {
  value: T;
  /** `file:line` of the deepest part that exists along the keys. */
  at: (keys: PropertyKey[]) => string;
}

/**
 * Reads a YAML file and validates it.
 *
 * @param file path of the file, absolute or relative to the working directory
 * @param schema what the file must hold
 * @returns the validated value, defaults filled in
 * @throws {YamlError} with `file:line  what is wrong` for every syntax and schema fault
 * @throws {InputError} also, when there is no such file or its text can't be used
 */
export function loadYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return locateYaml(file, schema).value;
}

/**
 * Reads a YAML file and validates it, for a reader that has more to check and must say where.
 *
 * @throws {YamlError} as {@link loadYaml}
 */
export function locateYaml<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>> {
  return locate(readSource(file), path.relative(process.cwd(), file), schema);
}

/**
 * Validates YAML text.
 *
 * @param text the YAML
 * @param name what messages call the file
 * @param schema what the text must hold
 * @param firstLine the line of `name` at which `text` begins; 1 unless the text is an excerpt (front matter)
 * @throws {YamlError} as {@link loadYaml}
 */
export function parseYaml<T extends z.ZodType>(
  text: string,
  name: string,
  schema: T,
  firstLine = 1,
): z.output<T> {
  return locate(text, name, schema, firstLine).value;
}

/** Where something stands is asked rarely, so the text is read again only then. */
function locate<T extends z.ZodType>(
  text: string,
  name: string,
  schema: T,
  firstLine = 1,
): Located<z.output<T>> {
  let read: Places | undefined;
  const at = (keys: PropertyKey[]) => {
    read ??= readPlaces(text);
    const {document, lines} = read;
    return `${name}:${lines.linePos(offsetOf(document, keys)).line + firstLine - 1}`;
  };
  const {value, faults} = readYaml(text);
  if (faults.length > 0) {
    throw new YamlError(
      faults.map(({line, message}) => `${name}:${line + firstLine - 1}  ${message}`).join('\n'),
    );
  }
  const result = schema.safeParse(value);
  if (result.success) return {value: result.data, at};
  if (value === null) throw new YamlError(`${name}:${firstLine}  nothing is written here`);
  throw new YamlError(
    result.error.issues.map((issue) => `${at(issue.path)}  ${reasonOf(issue)}`).join('\n'),
  );
}

/** A fault as `"key.key": what is wrong`. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.length > 0 ? `"${issue.path.join('.')}": ` : '';
  // Of a key that doesn't fit, zod says why one level further down.
  const reasons = issue.code === 'invalid_key' ? issue.issues : [issue];
  return `${where}${reasons.map(({message}) => message).join(', ')}`;
}

/** The offset of the deepest node that exists along `keys`: a missing key is reported where its parent stands. */
function offsetOf(document: Places['document'], keys: PropertyKey[]): number {
  for (let depth = keys.length; depth >= 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
