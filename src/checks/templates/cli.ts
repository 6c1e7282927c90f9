import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPage} from '../page';
import {newPage} from './new-page';

/**
 * Makes a page where it belongs and says what to do next.
 *
 * @returns the exit code
 */
function main(root: string, [kind, name, ...more]: string[]): number {
  try {
    if (more.length > 0)
      throw new Error(`A name has no spaces: write "${[name, ...more].join('-').toLowerCase()}"`);
    const page = newPage(kind, name);
    const file = path.join(root, page.path);
    if (existsSync(file))
      throw new Error(`${page.path} exists already; nothing was changed. Choose another name`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, page.text);
    const steps = [
      `Replace every "FILL IN: …". There are ${page.text.split('FILL IN').length - 1}, and each says what goes there.`,
      ...page.next,
      `npm start shows the page at http://localhost:3000${readPage(page.path, page.text).route}`,
      `npm run check -- ${page.path} says whether it is right`,
    ];
    console.log(
      `Made ${page.path}. Next:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = main(process.cwd(), process.argv.slice(2));
