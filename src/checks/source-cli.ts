import {readFiles} from '../base/source/files';
import {InputError} from '../base/source/input-error';

/**
 * `npm run build` begins with it: settings and files that cannot be used are told here, on a line each. Docusaurus says
 * the same later, within errors of its own and their stacks. Imports late, since product data and settings are read on
 * import.
 */
async function main() {
  const files = readFiles(process.cwd());
  const {checkPage} = await import('../product/page-files/check-page');
  const pages = Object.entries(files).filter(([file]) => /^docs\/.*\.mdx?$/.test(file));
  for (const [file, text] of pages) checkPage(file, text);
  await import('../../docusaurus.config');
  const {loadSample} = await import('../sample/organization');
  loadSample();
}

main().catch((error) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
});
