import {readFileSync} from 'node:fs';
import path from 'node:path';
import {characterFaults, type TextFault} from './characters';
import {InputError} from './input-error';
import {nestingFaults} from './nesting';

/** Characters of the longest page or YAML file: the longest today has a fifth. Parsers take seconds for more. */
const longest = 200_000;

const isMarkdown = (file: string) => /\.mdx?$/.test(file);
const isBounded = (file: string) => isMarkdown(file) || /\.ya?ml$/.test(file);

/**
 * Says what keeps a text from being used, before any parser sees it.
 *
 * @param file what messages call it; its ending says what the text is
 * @returns a line per fault: `file:line  what is wrong  what to do`
 */
export function sourceFaults(file: string, text: string): string[] {
  return faultsIn(file, text).map(({line, wrong, fix}) => `${file}:${line}  ${wrong}  ${fix}`);
}

function faultsIn(file: string, text: string): TextFault[] {
  if (isBounded(file) && text.length > longest) {
    const wrong = `the file has ${text.length} characters, more than ${longest}`;
    return [{line: 1, wrong, fix: 'divide it'}];
  }
  return [...characterFaults(text), ...(isMarkdown(file) ? nestingFaults(text) : [])];
}

/**
 * Holds a text that another program read against {@link sourceFaults}.
 *
 * @param file its path, absolute or relative to the working directory
 * @throws {InputError} with a line per fault
 */
export function checkSource(file: string, text: string): void {
  const faults = sourceFaults(nameOf(file), text);
  if (faults.length > 0) throw new InputError(faults.join('\n'));
}

/**
 * Reads a file that people write.
 *
 * @param file its path, absolute or relative to the working directory
 * @throws {InputError} with a line per fault, if it can't be read or used
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
    const [wrong, fix] = reasons[code] ?? [`the file cannot be read: ${code}`, 'see to it'];
    throw new InputError(`${nameOf(file)}:1  ${wrong}  ${fix}`);
  }
}

/** By the code that Node gives. */
const reasons: Record<string, [wrong: string, fix: string]> = {
  ENOENT: ['there is no such file', 'put it back: git knows its last version'],
  EISDIR: ['there is a folder in place of the file', 'rename the folder'],
  EACCES: ['the file may not be read', 'give yourself the right to read it'],
  ELOOP: ['the file is a link that leads back to itself', 'put the file itself there'],
};

const nameOf = (file: string) =>
  path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/');
