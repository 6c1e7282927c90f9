import type * as z from 'zod';
import {InputError} from '../source/input-error';
import {projectPath} from '../source/paths';
import {readSource} from '../source/read';
import {lineOfKeys, type Places, readPlaces, readYaml} from './read';

/** Thrown when a YAML file doesn't match its schema. The message has a line for each fault. */
export class YamlError extends InputError {}

/** A validated value that can report the position of its parts. */
export interface Located<T> {
  value: T;
  /** Returns `file:line` of the deepest node that exists along the keys. */
  at: (keys: PropertyKey[]) => string;
}

/**
 * Reads and validates a YAML file.
 *
 * @param file path of the file, absolute or relative to the working directory
 * @param schema the file's schema
 * @returns the validated value, including defaults
 * @throws {YamlError} with `file:line  what is wrong` for every syntax and schema fault
 * @throws {InputError} if there's no such file or its text can't be used
 */
export function loadYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return locateYaml(file, schema).value;
}

/**
 * Reads and validates a YAML file for a caller that checks more and reports positions.
 *
 * @throws {YamlError} as {@link loadYaml}
 */
export function locateYaml<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>> {
  return locate(readSource(file), projectPath(file), schema);
}

/**
 * Validates YAML text.
 *
 * @param text the YAML
 * @param name the file name for messages
 * @param schema the text's schema
 * @param firstLine the line of `name` where `text` begins; 1 unless the text is an excerpt (front matter)
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

/** Positions are rarely needed, so the text is parsed again only on request. */
function locate<T extends z.ZodType>(
  text: string,
  name: string,
  schema: T,
  firstLine = 1,
): Located<z.output<T>> {
  let read: Places | undefined;
  const at = (keys: PropertyKey[]) => {
    read ??= readPlaces(text);
    return `${name}:${lineOfKeys(read, keys) + firstLine - 1}`;
  };
  const {value, faults} = readYaml(text);
  if (faults.length > 0) {
    throw new YamlError(
      faults.map(({line, message}) => `${name}:${line + firstLine - 1}  ${message}`).join('\n'),
    );
  }
  const result = schema.safeParse(value);
  if (result.success) return {value: result.data, at};
  if (value === null) throw new YamlError(`${name}:${firstLine}  there is no content`);
  throw new YamlError(
    result.error.issues.map((issue) => `${at(issue.path)}  ${reasonOf(issue)}`).join('\n'),
  );
}

/** Formats a fault as `"key.key": what is wrong`. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.length > 0 ? `"${issue.path.join('.')}": ` : '';
  // For an invalid key, zod gives the reason one level deeper.
  const reasons = issue.code === 'invalid_key' ? issue.issues : [issue];
  return `${where}${reasons.map(({message}) => message).join(', ')}`;
}
