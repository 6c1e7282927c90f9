import path from 'node:path';
import {InputError} from '../../base/source/input-error';
import {checkSource} from '../../base/source/read';
import {openPage} from './open-page';

/**
 * Holds a page, as it is written, against what every reader of pages takes for granted.
 *
 * @param file its path, absolute or relative to the working directory
 * @throws {InputError} with a line per fault, where its text can't be used or its front matter can't be read
 */
export function checkPage(file: string, text: string): void {
  checkSource(file, text);
  const name = path.relative(process.cwd(), path.resolve(file));
  const faults = openPage(text).frontMatter.errors.map(
    ({line, message}) => `${name}:${line}  ${message}  mend the YAML`,
  );
  if (faults.length > 0) throw new InputError(faults.join('\n'));
}
