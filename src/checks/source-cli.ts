import {readFiles} from '../base/source/files';
import {InputError} from '../base/source/input-error';

/**
 * Reports settings and files that can't be used, one line for each. `npm run build` begins with this check, because
 * Docusaurus reports them later, inside its own errors and stack traces. The imports are dynamic, because product
 * data and settings are read on import.
 */
async function main() {
  const files = readFiles(process.cwd());
  const {checkPage} = await import('../product/page-files/check-page');
  const pages = Object.entries(files).filter(([file]) =>
    /^(docs|i18n|versioned_docs)\/.*\.mdx?$/.test(file),
  );
  for (const [file, text] of pages) checkPage(file, text);
  await import('../../docusaurus.config');
  const {loadSample} = await import('../sample/organization');
  loadSample();
}

main().catch((error) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
});
