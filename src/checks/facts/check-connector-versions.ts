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

/** A connector by the page that documents it. */
interface KnownConnector {
  name: string;
  versions: {version: string; date: string; stems: Set<string>}[];
}

/** A piece of text; its links are written `[[path|label]]`. */
interface Piece {
  line: number;
  text: string;
  /** What else says what the text is about: the heading above, or the rest of the row. */
  around: string;
}

/** A version of three numbers: no address, no part of a file's name. */
const versionPattern = /(?<![\w.:/@^-])\d+\.\d+\.\d+(?![\w:/-]|\.\d)/g;

/**
 * A version of a connector that a text names is in the connector's changelog, came out on the day or in the month that
 * stands beside it, and is not another than the one that brought what the text is about.
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

/** What the text tells of came with the version that stands after one of these. */
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
    return [`the connector ${name} has no version ${said}`, suggest(said, all)];
  }
  const day = new RegExp(
    `^,? (?:of|on|in|came out (?:on|in)) (${monthNames.join('|')})(?: (\\d{1,2})\\b)?`,
  ).exec(after);
  const date = longDate(known.date);
  if (day && !`${date},`.startsWith(day[2] ? `${day[1]} ${day[2]},` : `${day[1]} `))
    return [
      `${name} ${said} did not come out in ${day.slice(1).join(' ').trim()}`,
      `it came out on ${date}`,
    ];
  const month = monthOf(page);
  if (month && !known.date.startsWith(month) && !monthNames.some((each) => text.includes(each))) {
    const others = versions.filter((each) => each.date.startsWith(month));
    return [
      `${name} ${said} is not of ${month}: it came out on ${date}`,
      others.length > 0
        ? `write ${others.map(({version}) => version).join(' or ')}`
        : `tell of it on the page of its month`,
    ];
  }
  if (!bringing.test(before)) return undefined;
  const stems = wordStems(`${text} ${around}`);
  const [best] = versions
    .map((each) => ({version: each.version, score: sharedStems(stems, each.stems)}))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 1 && sharedStems(stems, known.stems) === 0
    ? [`${name} ${said} did not bring this`, `by its changelog, ${best.version} did`]
    : undefined;
}

/** The month of a page of connector releases: `2025-11`. */
const monthOf = ({path}: CheckedPage) =>
  path.replace(/^docs\/releases\/connector\/(\d\d)-(\d{4})\.md$|.*/, (_, month, year) =>
    month ? `${year}-${month}` : '',
  );

/** The connector that a version is of, unless it may be a vendor's. */
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
  // "Artifactory 7.61.3", "Jira to 8.14.0": a name in the middle of a sentence is a product's.
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

/** What is said so far in a sentence, a link as its label alone. */
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

/** A node as text; code, which can be any version, is left out of it but for its words. */
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
