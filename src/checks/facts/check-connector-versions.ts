import type {Nodes} from 'mdast';
import {oncePer} from '../../base/once';
import {longDate, monthNames} from '../../base/text/dates';
import {suggest} from '../../base/text/suggest';
import {connectorSchema, nameOf} from '../../product/connectors/schema';
import {linkTarget} from '../../product/page-files/link-target';
import {onEachPage} from '../check';
import {type CheckedPage, isWritten, lineOf} from '../page';
import type {Site} from '../site';
import {sharedStems, wordStems} from './word-stems';

/** A connector, as its page documents it. */
interface KnownConnector {
  name: string;
  versions: {version: string; date: string; stems: Set<string>}[];
}

/** A piece of text, with its links written as `[[path|label]]`. */
interface Piece {
  line: number;
  text: string;
  /** Other text that shows the subject: the heading above, or the rest of the row. */
  around: string;
}

/** A version with three numbers, but not an address or part of a file name. */
const versionPattern = /(?<![\w.:/@^-])\d+\.\d+\.\d+(?![\w:/-]|\.\d)/g;

/**
 * Checks connector versions in text: the version must be in the connector's changelog, must have come out on the day
 * or in the month next to it, and must be the one that introduced what the text is about.
 */
export const checkConnectorVersions = onEachPage((page, report, site) => {
  for (const piece of piecesOf(page))
    for (const match of piece.text.matchAll(versionPattern)) {
      const before = piece.text.slice(0, match.index);
      const after = piece.text.slice(match.index + match[0].length);
      const connector = connectorAt(before, after, page, connectorsOf(site));
      const fault = connector && faultOf(match[0], before, after, connector, piece, page);
      if (fault) report(piece.line, ...fault);
    }
});

/** A version after one of these words introduced what the text describes. */
const bringing =
  /\b(?:older than|before|since|from|until|below|to|needs?|in)(?: connector)?(?: versions?)? $/i;

function faultOf(
  said: string,
  before: string,
  after: string,
  {name, versions}: KnownConnector,
  {text, around}: Piece,
  page: CheckedPage,
): [string, string] | undefined {
  const known = versions.find(({version}) => version === said);
  if (!known) {
    const all = versions.map(({version}) => version);
    return [`the ${name} connector has no version ${said}`, suggest(said, all)];
  }
  const day = new RegExp(
    `^,? (?:of|on|in|came out (?:on|in)) (${monthNames.join('|')})(?: (\\d{1,2})\\b)?`,
  ).exec(after);
  const date = longDate(known.date);
  if (day && !`${date},`.startsWith(day[2] ? `${day[1]} ${day[2]},` : `${day[1]} `))
    return [
      `${name} ${said} didn't come out ${day[2] ? 'on' : 'in'} ${day.slice(1).join(' ').trim()}`,
      `write its date, ${date}`,
    ];
  const month = monthOf(page);
  if (month && !known.date.startsWith(month) && !monthNames.some((each) => text.includes(each))) {
    const others = versions.filter((each) => each.date.startsWith(month));
    return [
      `${name} ${said} isn't from ${month}: it came out on ${date}`,
      others.length > 0
        ? `write ${others.map(({version}) => version).join(' or ')}`
        : `move it to its month's page`,
    ];
  }
  if (!bringing.test(before)) return undefined;
  const stems = wordStems(`${text} ${around}`);
  const [best] = versions
    .map((each) => ({version: each.version, score: sharedStems(stems, each.stems)}))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 1 && sharedStems(stems, known.stems) === 0
    ? [
        `${name} ${said} didn't introduce this`,
        `write ${best.version}, which introduced it according to the changelog`,
      ]
    : undefined;
}

/** The month of a page about connector releases: `2025-11`. */
const monthOf = ({path}: CheckedPage) =>
  path.replace(/^docs\/releases\/connector\/(\d\d)-(\d{4})\.md$|.*/, (_, month, year) =>
    month ? `${year}-${month}` : '',
  );

/** Finds the connector that a version belongs to, unless the version might be a vendor's. */
function connectorAt(
  before: string,
  after: string,
  page: CheckedPage,
  connectors: Map<string, KnownConnector>,
): KnownConnector | undefined {
  const linked = [...before.matchAll(/\[\[([^|\]]*)\|[^\]]*\]\]/g)].at(-1);
  const between = linked ? before.slice(linked.index + linked[0].length) : before;
  const ofLink = connectors.get(linked?.[1] ?? '');
  if (ofLink && between.trim() === '') return ofLink;
  const sentence = lastSentence(before);
  // "Artifactory 7.61.3", "Jira to 8.14.0": in the middle of a sentence, the name is a product's.
  const isNamed =
    /[\w)] (?:\S+ )?[A-Z]\w*(?: (?:to|is|from|before|since|version|of|than|older))* $/.test(
      sentence,
    );
  if (isNamed) return byName(before, connectors);
  const near = `${sentence}|${after.slice(0, after.search(/[.!?](?:\s|$)|$/))}`;
  const isOfConnector = /\bconnectors?\b|\b[Ii]ntegrations? of versions?\b/.test(near);
  if (page.kind === 'connector') return isOfConnector ? connectors.get(page.path) : undefined;
  if (
    monthOf(page) &&
    ofLink &&
    /\b(?:version|until|from|before|includes|its|than|since) $/i.test(before)
  )
    return ofLink;
  if (!isOfConnector) return undefined;
  return byName(before, connectors) ?? ofLink ?? onlyLinked(page, connectors);
}

/** The sentence up to here, with each link reduced to its label. */
const lastSentence = (before: string) =>
  /(?:[^.!?:|]|[.!?:|](?! ))*$/.exec(before.replace(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1'))?.[0] ?? '';

/** "ServiceNow connector 5.1.0", "for ServiceNow, update its connector to 5.1.0". */
function byName(before: string, connectors: Map<string, KnownConnector>) {
  const text = lastSentence(before);
  const isOf = ({name}: KnownConnector) =>
    text.includes(name) && /\bconnector\b/.test(text.slice(text.lastIndexOf(name)));
  return [...connectors.values()]
    .filter(isOf)
    .sort(
      (a, b) =>
        text.lastIndexOf(b.name) - text.lastIndexOf(a.name) || b.name.length - a.name.length,
    )[0];
}

function onlyLinked(page: CheckedPage, connectors: Map<string, KnownConnector>) {
  const linked = new Set(
    page.written('link').flatMap(({url}) => connectors.get(linkTarget(page.path, url).file) ?? []),
  );
  return linked.size === 1 ? [...linked][0] : undefined;
}

const connectorsOf = oncePer(({pages}: Site): Map<string, KnownConnector> => {
  const known = pages.flatMap(({path, frontMatter}) => {
    const {data} = connectorSchema.safeParse(frontMatter.data.connector);
    return data ? [[path, describe(data)] as const] : [];
  });
  return new Map(known);
});

function describe(connector: ReturnType<typeof connectorSchema.parse>): KnownConnector {
  const versions = connector.versions.map(({version, date, changes}) => ({
    version,
    date,
    stems: wordStems(changes.flatMap((change) => Object.values(change)).join(' ')),
  }));
  return {name: nameOf(connector), versions};
}

function piecesOf(page: CheckedPage): Piece[] {
  const {frontMatter, path, tree} = page;
  const pieces: Piece[] = [];
  let heading = '';
  const add = (node: Nodes, row = '') => {
    if (!isWritten(node)) return;
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const text = flat(node, path);
      if (node.type === 'heading') heading = text;
      if (/\d\.\d+\.\d/.test(text))
        pieces.push({line: lineOf(node), text, around: `${heading} ${row}`});
    } else if ('children' in node) {
      const around = node.type === 'tableRow' ? flat(node, path) : row;
      for (const child of node.children) add(child, around);
    }
  };
  add(tree);
  const description = String(frontMatter.data.description ?? '');
  if (/\d\.\d+\.\d/.test(description))
    pieces.push({line: frontMatter.lineOf('description'), text: description, around: ''});
  return pieces;
}

/** A node as text. Versions in code are replaced, because they can be versions of anything. */
function flat(node: Nodes, path: string): string {
  if (node.type === 'inlineCode') return `\`${node.value.replace(/\d+\.\d+\.\d+/g, '…')}\``;
  if (node.type === 'link')
    return `[[${linkTarget(path, node.url).file}|${node.children.map((each) => flat(each, path)).join('')}]]`;
  if ('children' in node)
    return (node.children as Nodes[])
      .map((each) => flat(each, path))
      .join(node.type === 'tableRow' ? ' | ' : '');
  return 'value' in node ? node.value : '';
}
