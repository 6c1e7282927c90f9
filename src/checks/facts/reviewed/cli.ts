import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readFiles} from '../../../base/source/files';
import {InputError} from '../../../base/source/input-error';
import {projectPath} from '../../../base/source/paths';
import {suggest} from '../../../base/text/suggest';
import {countOf} from '../../../base/text/words';
import {changedFacts} from './changed-facts';
import {nameFolders, readReviewed} from './history';
import {type ChangeReason, formatList, isListed, listFile, readList, reasons} from './list';

/**
 * Maintains the list of changed facts. `npm run facts -- docs/x.md --reason vendor` lists the current facts of a page, or
 * of a file of the product's data. Without a file, removes changes that no file has anymore. `npm run facts -- --reviewed`
 * accepts all pages and data as reviewed.
 *
 * @throws {InputError} if there's no such file or reason, or if git doesn't have the last review; nothing is written
 *   then
 */
function main(root: string) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reason: {type: 'string'}, reviewed: {type: 'boolean', default: false}},
  });
  const file = path.join(root, listFile);
  if (values.reviewed) {
    writeFileSync(file, formatList({...nameFolders(root), changed: {}}));
    console.log(
      `Wrote ${listFile}: all pages and data count as reviewed. Commit it together with them.`,
    );
    return;
  }
  const reason = toReason(values.reason);
  if (positionals.length > 0 && !reason)
    throw new InputError(`Give a reason with --reason:\n${describeReasons()}`);
  const files = readFiles(root);
  const asked = positionals.map((name) => projectPath(name, root));
  for (const name of asked)
    if (!(name in files))
      throw new InputError(`There is no file "${name}": ${suggest(name, Object.keys(files))}`);
  const list = readList(files[listFile] ?? '');
  const reviewed = readReviewed(root, files);
  if (!reviewed) throw new InputError('This needs git: run it in a clone of the repository');
  let added = 0;
  const changed: typeof list.changed = {};
  for (const [page, before] of reviewed) {
    const listed = list.changed[page] ?? [];
    changed[page] = changedFacts(page, before, files[page] ?? '').flatMap(({was, is}) => {
      const known = listed.find((change) => isListed({was, is}, [change]));
      if (known) return [known];
      if (!reason || !asked.includes(page)) return [];
      added += 1;
      return [{was, is, reason}];
    });
  }
  writeFileSync(file, formatList({...list, changed}));
  console.log(
    `Wrote ${listFile}, with ${countOf(added, 'new change')}. Check the diff: it's now taken as true.`,
  );
}

function toReason(name: string | undefined): ChangeReason | undefined {
  if (name === undefined) return undefined;
  if (name in reasons) return name as ChangeReason;
  throw new InputError(`There is no reason "${name}":\n${describeReasons()}`);
}

const describeReasons = () =>
  Object.entries(reasons)
    .map(([reason, why]) => `  --reason ${reason}: ${why}`)
    .join('\n');

try {
  main(process.cwd());
} catch (error) {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
}
