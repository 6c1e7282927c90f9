import {readFiles} from '../../src/base/source/files';
import {InputError} from '../../src/base/source/input-error';

/** Checks that read every page, and take most of a run's time. */
const slow = [
  'release-badges',
  'numbers',
  'quoted-messages',
  'menu-paths',
  'product-name',
  'spelling',
  'repetition',
  'shell-fences',
  'python-fences',
  'links',
  'link-names',
  'images',
  'screens',
  'picture-text',
  'unused-images',
];

/**
 * Reports what the fastest checks find in the product's data and in the files that the command line names. A run of all
 * checks reads every page again when data changes.
 */
async function main(root: string, names: string[]) {
  const files = readFiles(root);
  // The product's data is read on import, and a fault in it is a result.
  const {checks} = await import('../../src/checks');
  const {readReviewed} = await import('../../src/checks/facts/reviewed/history');
  const {openMemory} = await import('../../src/base/memory/memory');
  const {formatFault, run} = await import('../../src/checks/run');
  const {createSite} = await import('../../src/checks/site');
  const {suppress} = await import('../../src/checks/suppress');
  const memory = openMemory(root, 'checks');
  const site = createSite(files, {selected: names, memory, reviewed: readReviewed(root, files)});
  const fast = Object.entries(checks).filter(([name]) => !slow.includes(name));
  const {faults} = await run(Object.fromEntries(fast), site);
  // Checks that didn't run find nothing to suppress.
  const left = suppress(faults, site, Object.keys(checks)).filter(
    ({check}) => check !== 'suppressions',
  );
  for (const fault of left) console.log(formatFault(fault));
  process.exitCode = left.length > 0 ? 1 : 0;
}

main(process.cwd(), process.argv.slice(2)).catch((error) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
});
