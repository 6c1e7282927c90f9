import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {questionsFile} from '../../product/page-files/questions';
import {readPage} from '../page';
import {newPage} from './new-page';

/**
 * Creates a page in the right folder and says what to do next.
 *
 * @returns the exit code
 */
function main(root: string, [kind, name, ...more]: string[]): number {
  try {
    if (more.length > 0)
      throw new Error(
        `A name can't contain spaces: write "${[name, ...more].join('-').toLowerCase()}"`,
      );
    const page = newPage(kind, name);
    const file = path.join(root, page.path);
    if (existsSync(file))
      throw new Error(`${page.path} already exists, so nothing was changed. Choose another name`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, page.text);
    const steps = [
      `Replace every "FILL IN: …". The page has ${page.text.split('FILL IN').length - 1} of these, and each says what to write.`,
      ...page.next,
      ...questionsStep(page.path),
      `To see the page, run npm start and open http://localhost:3000${readPage(page.path, page.text).route}`,
      `To check the page, run npm run check -- ${page.path}`,
    ];
    console.log(
      `Created ${page.path}. Next steps:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** Releases are found by their version and their subject. */
const questionsStep = (file: string) =>
  file.startsWith('docs/releases/')
    ? []
    : [
        `In ${path.posix.join(path.posix.dirname(file), questionsFile)}, write what readers who don't know the page's terms would search for.`,
      ];

process.exitCode = main(process.cwd(), process.argv.slice(2));
