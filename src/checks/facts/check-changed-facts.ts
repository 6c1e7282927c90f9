import type {Check} from '../check';
import {changedFacts} from './reviewed/changed-facts';
import {isListed, listFile, readList} from './reviewed/list';
import type {ChangedFact} from './reviewed/statement-rules';

/**
 * Checks that a fact in an otherwise unchanged sentence, row, or line of code is the one that someone reviewed, or
 * that the list gives a reason for the change. This finds what product data can't show: another scope in a vendor's
 * API, a sentence whose meaning is reversed, or a query that no longer does what the text above it says.
 */
export const checkChangedFacts: Check = ({files, reviewed, facts, remember}, reportIn) => {
  if (!reviewed) return 'facts not compared with the last review: not in a clone of the repository';
  const {changed} = readList(String(files.get(listFile)?.value));
  for (const [path, before] of reviewed) {
    const file = files.get(path);
    if (!file) continue;
    const now = String(file.value);
    const key = JSON.stringify([facts, path, before, now]);
    for (const change of remember('changed-facts', key, () => changedFacts(path, before, now))) {
      if (isListed(change, changed[path])) continue;
      reportIn(file)(change.line, wrongIn(change), howToMend(change, path));
    }
  }
  return undefined;
};

function wrongIn({was, is}: ChangedFact): string {
  if (!is) return `this said "${was}" when it was reviewed`;
  return was ? `"${is}", where "${was}" was reviewed` : `"${is}" is new since this was reviewed`;
}

const howToMend = ({was, is}: ChangedFact, path: string) =>
  `${was ? `write "${was}" again` : `delete "${is}"`}; if that's wrong, look it up, then run: npm run facts -- ${path} --reason vendor (or product, correction, wording)`;
