import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted} from '../../../base/collections';
import {readFiles} from '../../../base/source/files';
import {InputError} from '../../../base/source/input-error';
import {suggest} from '../../../base/text/suggest';
import {createSite} from '../../site';
import {findNumbers} from './find-numbers';
import {formatList, type ListingReason, listFile, readList, reasons} from './list';
import {updatePage} from './update-page';

/**
 * Brings the list of numbers up to date: `npm run numbers -- docs/x.md --reason vendor` lists what that page types;
 * without a page, numbers that no page has any more go.
 *
 * @throws {InputError} when there is no such page or reason; nothing is written then
 */
function main(root: string) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reason: {type: 'string'}},
  });
  const reason = toReason(values.reason);
  if (positionals.length > 0 && !reason)
    throw new InputError(`Say why, with --reason:\n${describeReasons()}`);
  const pages = new Map(createSite(readFiles(root)).pages.map((page) => [page.path, page]));
  const file = path.join(root, listFile);
  const list = readList(readFileSync(file, 'utf8'));
  const asked = positionals.map((name) => path.relative(root, path.resolve(name)));
  for (const name of asked) {
    if (!pages.has(name))
      throw new InputError(`No page "${name}": ${suggest(name, [...pages.keys()])}`);
  }
  for (const name of new Set([...Object.keys(list), ...asked])) {
    const page = pages.get(name);
    const typed = counted(page ? findNumbers(page).map(({text}) => text) : []);
    list[name] = updatePage(list[name], typed, asked.includes(name) ? reason : undefined);
  }
  writeFileSync(file, formatList(list));
  console.log(`Wrote ${listFile}. Look at the difference: each new number is now taken for true.`);
}

/** The reason that the command line names; that of the past takes no more. */
function toReason(name: string | undefined): ListingReason | undefined {
  if (name === undefined) return undefined;
  if (name in choosable) return name as ListingReason;
  throw new InputError(`No reason "${name}":\n${describeReasons()}`);
}

const {product: _past, ...choosable} = reasons;

const describeReasons = () =>
  Object.entries(choosable)
    .map(([reason, why]) => `  --reason ${reason}: ${why}`)
    .join('\n');

try {
  main(process.cwd());
} catch (error) {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
}
