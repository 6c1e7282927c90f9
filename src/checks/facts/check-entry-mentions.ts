import type {InlineCode, ListItem, Nodes, Paragraph, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {oncePer} from '../../base/once';
import {suggest} from '../../base/text/suggest';
import {linkTarget} from '../../product/page-files/link-target';
import {readEntries, type WrittenEntry} from '../../product/releases/entries';
import type {EntryKind} from '../../product/releases/kinds';
import {onEachPage} from '../check';
import {indexNodes} from '../nodes';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {sharedStems, wordStems} from './word-stems';

/** An entry on a release page, and what it's about. */
interface KnownEntry extends WrittenEntry {
  /** The release: `11.32` for `11.32-05`. */
  release: string;
  /** The pages that it links to. */
  targets: string[];
  stems: Set<string>;
}

/** The text around a mention that shows what the entry is about. */
interface Around {
  /** The block's text before the mention. */
  before: string;
  text: string;
  targets: string[];
  /** The entry that contains the mention. */
  within: KnownEntry | undefined;
  /** How many entries the text names. */
  mentions: number;
}

const idPattern = /^(?:agent-|connect-)?\d{1,2}\.\d{1,2}-\d{1,2}$/;

/**
 * Checks that a release note entry that a text names by number, such as `11.32-05`, exists and is about the same
 * subject. The entry must have a page or words in common with the text, unless another entry in its release has far
 * more.
 */
export const checkEntryMentions = onEachPage((page, report, site) => {
  const {entries, byId, numbers} = entriesOf(site);
  for (const block of page.written('paragraph', 'tableRow'))
    for (const code of indexNodes(block)('inlineCode')) {
      if (!idPattern.test(code.value) || numbers.has(code)) continue;
      const entry = byId.get(code.value);
      if (!entry) {
        report(code, `there is no entry "${code.value}"`, suggest(code.value, [...byId.keys()]));
        continue;
      }
      const around = textAround(code, block, page, entries);
      const fault = faultOf(entry, around, entries);
      if (fault) report(code, ...fault);
    }
});

function faultOf(
  entry: KnownEntry,
  around: Around,
  entries: KnownEntry[],
): [string, string] | undefined {
  const {within, before, mentions} = around;
  const named = /\b[Ii]n (?:[Pp]latform |release )?(\d+\.\d+),? (?:by|with) $/.exec(before)?.[1];
  if (named && named !== entry.release)
    return [`"${entry.id}" isn't an entry of ${named}`, `write the number of an entry of ${named}`];
  const siblings = entries.filter(
    ({release, id}) => release === entry.release && id !== within?.id,
  );
  const kinds = kindsAskedFor(entry, around);
  const fitting = kinds ? siblings.filter(({kind}) => kinds.includes(kind)) : siblings;
  const all = ranked(fitting, around);
  const [best] = all;
  const meant = best ? `did you mean "${best.entry.id}"?` : 'name the right entry';
  const own = all.find((each) => each.entry === entry);
  if (kinds && !own)
    return [`"${entry.id}" isn't one of the entries that are ${kinds.join(' or ')}`, meant];
  if (!best || !own || own === best) return undefined;
  // In the same release, a sentence can name an entry without repeating any of its words.
  const isOther = kinds ? best.score > own.score + 2 : own.score === 0 && best.score > 2;
  return isOther && (kinds || mentions === 1)
    ? [`"${entry.id}" is about something else`, meant]
    : undefined;
}

/**
 * The kinds of entries that a mention can name: the one that fixes a known issue is a change, and what a change fixes
 * was a known issue.
 */
function kindsAskedFor(entry: KnownEntry, {within, before}: Around): EntryKind[] | undefined {
  if (!within || within.release === entry.release) return undefined;
  const changes: EntryKind[] = ['new', 'improved', 'fixed'];
  if (within.kind === 'known-issue' && /\b[Ff]ix(?:ed|es)\b/.test(before)) return changes;
  return changes.includes(within.kind) && isEarlier(entry, within) ? ['known-issue'] : undefined;
}

const isEarlier = (one: KnownEntry, other: KnownEntry) =>
  one.release.localeCompare(other.release, 'en', {numeric: true}) < 0;

/** Ranks entries by what they have in common with a text. A page that both link to counts like three words. */
const ranked = (entries: KnownEntry[], {text, targets, within}: Around) => {
  const stems = wordStems(text);
  const pages = new Set([...targets, ...(within?.targets ?? [])]);
  return entries
    .map((entry) => ({
      entry,
      score:
        sharedStems(stems, entry.stems) +
        3 * entry.targets.filter((each) => pages.has(each)).length,
    }))
    .sort((a, b) => b.score - a.score);
};

/** All entries, a map of them by number, and the nodes with the numbers at their beginnings. */
const entriesOf = oncePer(({pages}: Site) => {
  const entries = pages
    .filter(({kind}) => kind === 'release-platform' || kind === 'release-part')
    .flatMap((page) =>
      readEntries(page.tree.children).map((entry) => ({
        ...entry,
        release: entry.id.replace(/-\d+$/, ''),
        targets: targetsOf(entry.links, page),
        stems: wordStems(textOf(entry.item)),
      })),
    );
  const numbers = new Set<Nodes>(entries.flatMap(({item}) => numberOf(item) ?? []));
  return {entries, byId: new Map(entries.map((entry) => [entry.id, entry])), numbers};
});

const numberOf = ({children: [first]}: ListItem) =>
  first?.type === 'paragraph' ? first.children[0] : undefined;

const targetsOf = (links: string[], page: CheckedPage) =>
  links.map((url) => linkTarget(page.path, url).file).filter((file) => !/\/releases\//.test(file));

/** The text around a mention: in an entry, all of it; elsewhere, its sentence and the one before. */
function textAround(
  code: InlineCode,
  block: Paragraph | TableRow,
  page: CheckedPage,
  entries: KnownEntry[],
): Around {
  const inBlock = indexNodes(block);
  const codes = inBlock('inlineCode');
  const [first] = codes;
  const within = entries.find(({id}) => first !== code && id === first?.value);
  const before = textBefore(code, block);
  const all = flat(block);
  const end = all.slice(before.length).search(/[.!?](?:\s|$)/);
  const sentence =
    /(?:[^.!?]|[.!?](?!\s))*(?:[.!?]\s(?:[^.!?]|[.!?](?!\s))*)?$/.exec(before)?.[0] ?? '';
  const text = within
    ? all
    : sentence + all.slice(before.length, end < 0 ? undefined : before.length + end);
  return {
    before,
    text,
    mentions: codes.filter(({value}) => idPattern.test(value) && text.includes(value)).length,
    targets: targetsOf(
      inBlock('link').map(({url}) => url),
      page,
    ),
    within,
  };
}

const flat = (node: Nodes): string =>
  'children' in node
    ? (node.children as Nodes[]).map(flat).join(node.type === 'tableRow' ? ' | ' : '')
    : 'value' in node
      ? node.value
      : '';

function textBefore(code: InlineCode, block: Nodes): string {
  const parts: string[] = [];
  let isDone = false;
  const walk = (node: Nodes) => {
    if (isDone || node === code) isDone = true;
    else if ('children' in node) (node.children as Nodes[]).forEach(walk);
    else if ('value' in node) parts.push(node.value);
  };
  walk(block);
  return parts.join('');
}
