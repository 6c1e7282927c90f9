import {type EntryKind, kindNames} from '../../../product/releases/kinds';
import type {ListedEntry} from '../../../product/releases/listing';
import {comparedProduct, isComparison, type Query} from './query';

/** An entry, made ready to be searched. */
export interface Entry extends ListedEntry {
  /** In lower case: everything that it says. */
  text: string;
}

export const entriesOf = (listed: ListedEntry[]): Entry[] =>
  listed.map((entry) => {
    const said = entry.content.map((piece) => (typeof piece === 'string' ? piece : piece[1]));
    const text = [entry.id, entry.area, entry.about, said.join('')].join('\n').toLowerCase();
    return {...entry, text};
  });

/** Who compares versions asks first what to do, then what goes, and then what there is to gain. */
const urgency: EntryKind[] = [
  'upgrade-note',
  'deprecated',
  'new',
  'improved',
  'known-issue',
  'fixed',
];

/**
 * The entries that meet every part of a query, newest first. Between two versions, those with something to do come
 * first, and within a kind the oldest.
 *
 * @param entries newest first
 * @param query its text is words that must all occur, in any order
 */
export function findEntries(entries: Entry[], query: Query): Entry[] {
  const words = query.text.trim().toLowerCase().split(/\s+/);
  const found = entries
    .filter((entry) => words.every((word) => entry.text.includes(word)))
    .filter((entry) => fits(entry, query));
  if (!isComparison(query)) return found;
  const between = versionsBetween(entries, query);
  return found
    .filter(({product, version}) => product === comparedProduct(query) && between.has(version))
    .sort(
      (a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind) || a.date.localeCompare(b.date),
    );
}

const fits = ({product, kind, area, date}: Entry, query: Query) =>
  (query.product === '' || product === query.product) &&
  (query.kind === '' || kind === query.kind) &&
  (query.area === '' || area === query.area) &&
  (query.since === '' || date.slice(0, 7) >= query.since) &&
  (query.until === '' || date.slice(0, 7) <= query.until);

/** The versions that come after the first of two, up to the second; what is left open is the oldest or the newest. */
function versionsBetween(entries: Entry[], query: Query): Set<string> {
  const versions = versionsOf(entries, comparedProduct(query));
  const from = versions.indexOf(query.from);
  const to = query.to === '' ? versions.length - 1 : versions.indexOf(query.to);
  return new Set(versions.slice(from + 1, to + 1));
}

/** The versions of a product, oldest first. */
export const versionsOf = (entries: Entry[], product: string): string[] =>
  [
    ...new Set(entries.filter((entry) => entry.product === product).map(({version}) => version)),
  ].toReversed();

/** Values that some entry has, in the order of the site. */
export const kindsOf = (entries: Entry[]): EntryKind[] =>
  kindNames.filter((name) => entries.some(({kind}) => kind === name));
