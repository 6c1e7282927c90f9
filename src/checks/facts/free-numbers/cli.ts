import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted} from '../../../base/collections';
import {readFiles} from '../../../base/source/files';
import {InputError} from '../../../base/source/input-error';
import {projectPath} from '../../../base/source/paths';
import {suggest} from '../../../base/text/suggest';
import {createSite} from '../../site';
import {findNumbers} from './find-numbers';
import {formatList, type ListingReason, listFile, readList, reasons} from './list';
import {updatePage} from './update-page';

/**
 * Updates the list of numbers: `npm run numbers -- docs/x.md --reason vendor` lists the numbers that the page types,
 * and with `--number "30 days"` only that number. Without a page, removes numbers that no page has anymore.
 *
 * @throws {InputError} if there's no such page, number, or reason; nothing is written then
 */
function main(root: string) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reason: {type: 'string'}, number: {type: 'string', multiple: true}},
  });
  const reason = toReason(values.reason);
  if (positionals.length > 0 && !reason)
    throw new InputError(
      `Say with --reason why the page can type these numbers:\n${describeReasons()}`,
    );
  const pages = new Map(createSite(readFiles(root)).pages.map((page) => [page.path, page]));
  const file = path.join(root, listFile);
  const list = readList(readFileSync(file, 'utf8'));
  const asked = positionals.map((name) => projectPath(name, root));
  for (const name of asked) {
    if (!pages.has(name))
      throw new InputError(`There is no page "${name}": ${suggest(name, [...pages.keys()])}`);
  }
  for (const name of new Set([...Object.keys(list), ...asked])) {
    const page = pages.get(name);
    const typed = counted(page ? findNumbers(page).map(({text}) => text) : []);
    const isAsked = asked.includes(name);
    if (isAsked) checkTyped(name, [...typed.keys()], values.number);
    list[name] = updatePage(list[name], typed, isAsked ? reason : undefined, values.number);
  }
  writeFileSync(file, formatList(list));
  console.log(`Wrote ${listFile}. Check the diff: each new number is now taken as true.`);
}

function checkTyped(page: string, typed: string[], asked: string[] = []) {
  const missing = asked.find((number) => !typed.includes(number));
  if (missing !== undefined)
    throw new InputError(`The number "${missing}" isn't on ${page}: ${suggest(missing, typed)}`);
}

/** The reason that the command line names. The reason for past numbers can't be chosen. */
function toReason(name: string | undefined): ListingReason | undefined {
  if (name === undefined) return undefined;
  if (name in choosable) return name as ListingReason;
  throw new InputError(`There is no reason "${name}":\n${describeReasons()}`);
}

const {product: _past, ...choosable} = reasons;

const describeReasons = () =>
  [
    ...Object.entries(choosable).map(([reason, why]) => `  --reason ${reason}: ${why}`),
    'If the reason applies only to some of the page\'s numbers, name each: --number "30 days"',
    "Don't list a fact about our product. Add it to src/product/facts/limits.yaml or its form, and write it by reference.",
  ].join('\n');

try {
  main(process.cwd());
} catch (error) {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
}
