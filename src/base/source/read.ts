import {readFileSync} from 'node:fs';
import {characterFaults, type TextFault} from './characters';
import {InputError} from './input-error';
import {nestingFaults} from './nesting';
import {projectPath} from './paths';

/**
 * Maximum characters in a page or YAML file. The longest one today has a fifth of that. Parsers take seconds for more.
 */
const longest = 200_000;

const isMarkdown = (file: string) => /\.mdx?$/.test(file);
const isBounded = (file: string) => isMarkdown(file) || /\.ya?ml$/.test(file);

/**
 * Finds what makes a text unusable, before any parser reads it.
 *
 * @param file the name for messages; its extension determines the format
 * @returns a line for each fault: `file:line  what is wrong  what to do`
 */
export function sourceFaults(file: string, text: string): string[] {
  return faultsIn(file, text).map(({line, wrong, fix}) => `${file}:${line}  ${wrong}  ${fix}`);
}

function faultsIn(file: string, text: string): TextFault[] {
  if (isBounded(file) && text.length > longest) {
    const wrong = `the file has ${text.length} characters, more than ${longest}`;
    return [{line: 1, wrong, fix: 'split it'}];
  }
  return [...characterFaults(text), ...(isMarkdown(file) ? nestingFaults(text) : [])];
}

/**
 * Checks a text that another program read, as {@link sourceFaults} does.
 *
 * @param file its path, absolute or relative to the working directory
 * @throws {InputError} with a line for each fault
 */
export function checkSource(file: string, text: string): void {
  const faults = sourceFaults(projectPath(file), text);
  if (faults.length > 0) throw new InputError(faults.join('\n'));
}

/**
 * Reads a file that people write.
 *
 * @param file its path, absolute or relative to the working directory
 * @throws {InputError} with a line for each fault, if the file can't be read or used
 */
export function readSource(file: string): string {
  const text = readText(file);
  checkSource(file, text);
  return text;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    const [wrong, fix] = reasons[code] ?? [`the file cannot be read: ${code}`, 'fix the cause'];
    throw new InputError(`${projectPath(file)}:1  ${wrong}  ${fix}`);
  }
}

/** By Node's error code. */
const reasons: Record<string, [wrong: string, fix: string]> = {
  ENOENT: ['there is no such file', 'put it back: git knows its last version'],
  EISDIR: ['this is a folder, not a file', 'rename the folder'],
  EACCES: ["you don't have permission to read the file", 'give yourself read permission'],
  ELOOP: ['the file is a link that loops back to itself', 'put the file itself there'],
};
