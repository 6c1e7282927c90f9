import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load, YAMLException} from 'js-yaml';
import {isNode, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';

/** Thrown when a YAML file does not hold what its schema asks for; the message has a line per fault. */
export class YamlError extends Error {
  override name = 'YamlError';
}

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
  return locate(readFileSync(file, 'utf8'), path.relative(process.cwd(), file), schema);
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

/**
 * The value comes from a parser that is four times as fast; the places come from one that knows them, which reads the
 * text only when somebody asks where something stands.
 */
function locate<T extends z.ZodType>(
  text: string,
  name: string,
  schema: T,
  firstLine = 1,
): Located<z.output<T>> {
  let read: Places | undefined;
  const places = () => (read ??= readPlaces(text));
  const line = (offset: number) => `${name}:${places().lines.linePos(offset).line + firstLine - 1}`;
  const at = (keys: PropertyKey[]) => line(offsetOf(places().document, keys));
  const value = readValue(text, (error) => {
    const {errors} = places().document;
    // Where only one of the parsers refuses a text, that one says why.
    const faults = errors.map(({pos, message}) => `${line(pos[0])}  ${message.split('\n')[0]}`);
    return faults.length > 0 ? faults : [`${line(error.mark.position)}  ${error.reason}`];
  });
  const result = schema.safeParse(value);
  if (result.success) return {value: result.data, at};
  const faults = result.error.issues.map((issue) => {
    const where = issue.path.length > 0 ? `"${issue.path.join('.')}": ` : '';
    // Of a key that does not fit, zod says why one level further down.
    const reasons = issue.code === 'invalid_key' ? issue.issues : [issue];
    return `${at(issue.path)}  ${where}${reasons.map(({message}) => message).join(', ')}`;
  });
  throw new YamlError(faults.join('\n'));
}

/** @throws {YamlError} with the faults that `explain` finds where the syntax is broken */
function readValue(text: string, explain: (error: YAMLException) => string[]): unknown {
  try {
    // An empty text is null in YAML, and undefined to this parser.
    return load(text, {schema: CORE_SCHEMA}) ?? null;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new YamlError(explain(error).join('\n'));
  }
}

interface Places {
  document: ReturnType<typeof parseDocument>;
  lines: LineCounter;
}

function readPlaces(text: string): Places {
  const lines = new LineCounter();
  return {document: parseDocument(text, {lineCounter: lines}), lines};
}

/** The offset of the deepest node that exists along `keys`: a missing key is reported where its parent stands. */
function offsetOf(document: ReturnType<typeof parseDocument>, keys: PropertyKey[]): number {
  for (let depth = keys.length; depth >= 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
