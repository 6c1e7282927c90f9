import {InputError} from '../../base/source/input-error';
import {projectPath} from '../../base/source/paths';
import {checkSource} from '../../base/source/read';
import {openPage} from './open-page';

/**
 * Checks that a page's source meets the requirements of all code that reads pages.
 *
 * @param file its path, absolute or relative to the working directory
 * @throws {InputError} when its text can't be used or its front matter can't be read, with one line per fault
 */
export function checkPage(file: string, text: string): void {
  checkSource(file, text);
  const name = projectPath(file);
  const faults = openPage(text).frontMatter.errors.map(
    ({line, message}) => `${name}:${line}  ${message}  fix the YAML`,
  );
  if (faults.length > 0) throw new InputError(faults.join('\n'));
}
