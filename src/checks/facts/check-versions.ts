import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {oncePer} from '../../base/once';
import {suggest} from '../../base/text/suggest';
import {versions} from '../../product/facts';
import {linkTarget} from '../../product/page-files/link-target';
import {readEntries} from '../../product/releases/entries';
import {onEachPage, type Report} from '../check';
import {indexNodes} from '../nodes';
import {type CheckedPage, lineOf} from '../page';
import type {Site} from '../site';

type Part = 'platform' | 'agent' | 'connect';

/** A version of the product that a text names. */
interface Mention {
  said: string;
  part: Part;
  version: string;
  /** Something is so from this version on, or was so up to it. */
  bound: 'from' | 'upTo' | undefined;
}

/** A piece of text, and the pages that the links beside it lead to. */
interface Piece {
  line: number;
  text: string;
  linked: string[];
}

const pattern = new RegExp(
  [
    String.raw`(?:\b(?<cue>since|before|until|from|up to|older than)(?: the)? )?`,
    String.raw`(?:\b(?<part>platform|agents?|Connect|release)(?: version| release)? (?:is )?(?:below )?)?`,
    String.raw`(?<![\w.:/−+-])(?<version>\d{1,2}\.\d{1,2})(?![\d%]|\.\d| ?(?:[kMG]B|h|ms|s|million|points|seconds|minutes|hours|days)\b)`,
    String.raw`(?<after> (?:or|and) (?:later|newer|earlier|older)\b| on\b)?`,
  ].join(''),
  'gi',
);

/**
 * A version of the platform, the agent or Connect that a text names exists. Where a page says that something is so from
 * a version on, or was so until then, an entry of that release links the page, or one that is linked beside the
 * version: whoever still runs an older one learns the same from both.
 */
export const checkVersions = onEachPage((page, report, site) => {
  for (const piece of piecesOf(page))
    for (const mention of mentionsIn(piece.text, page))
      checkMention(mention, piece, page, releasesByPage(site), report);
});

function checkMention(
  {said, part, version, bound}: Mention,
  {line, linked}: Piece,
  page: CheckedPage,
  releases: Map<string, Set<string>>,
  report: Report,
): void {
  const known = versionsOf(part);
  if (!known.includes(version)) {
    report(line, `"${said}": ${part} has no version ${version}`, suggest(version, known));
    return;
  }
  if (!bound || part !== 'platform' || page.path.startsWith('docs/releases/')) return;
  // What was so up to a version ends with the next.
  const first = bound === 'upTo' ? (known[known.indexOf(version) + 1] ?? version) : version;
  const here = [page.path, ...linked].flatMap((path) => [...(releases.get(path) ?? [])]);
  if (here.includes(first)) return;
  const others = known.filter((each) => here.includes(each)).map((each) => `platform ${each}`);
  const right =
    others.length > 0 ? `${others.join(', ')} changed it` : 'no release links this page';
  report(
    line,
    `"${said}": no entry of platform ${first} links ${[page.path, ...linked].join(' or ')}`,
    `${right}; write the version that did, its entry as :version[…], or link the page that the entry links`,
  );
}

/** The versions in a text that are the product's: a vendor's name goes before its own. */
function mentionsIn(text: string, {kind}: CheckedPage): Mention[] {
  if (!mayName(text)) return [];
  return [...text.matchAll(pattern)].flatMap(({0: said, groups = {}}) => {
    const {cue = '', part = '', version = '', after = ''} = groups;
    const named = part.toLowerCase().replace(/s$/, '');
    // Vendors have agents and releases, too, and "connect 2.5 m" is no name.
    const isVendors = kind === 'connector' || kind === 'release-connector';
    const isOurs = named === 'platform' || part === 'Connect' || (named === 'agent' && !isVendors);
    const isBare = isBareVersion(version) && Boolean(cue || after);
    if (!isOurs && isVendors) return [];
    // "The newest release is 4.4" is said of anything.
    const isRelease = named === 'release' && !said.includes(' is ');
    if (!isOurs && !isRelease && !isBare) return [];
    const earlier = /earlier|older/.test(after) || /^up to$/i.test(cue);
    const bound = earlier ? 'upTo' : cue || after ? 'from' : undefined;
    const of = named === 'agent' || named === 'connect' ? named : 'platform';
    return [{said: said.trim(), part: of, version, bound}];
  });
}

/** Whether a text can name a version: most do not, and are not looked at. */
const mayName = (text: string) => /\d\.\d/.test(text);

/** A number without a name is a version of the platform if it begins like the newest: scores end at 10.0. */
const isBareVersion = (version: string) => version.startsWith(`${currentMajor()}.`);
const currentMajor = () => versions.platform.at(-1)?.version.split('.')[0];

const versionsOf = (part: Part): string[] => versions[part].map(({version}) => version);

function piecesOf(page: CheckedPage): Piece[] {
  const {frontMatter, written, path} = page;
  const ofFront = ['title', 'description'].map((key) => ({
    line: frontMatter.lineOf(key),
    text: String(frontMatter.data[key] ?? ''),
    linked: [],
  }));
  const piece = (node: Nodes, around = node) => {
    const text = typedText(node);
    return mayName(text) ? [{line: lineOf(node), text, linked: linksIn(around, path)}] : [];
  };
  return [
    ...ofFront,
    ...written('paragraph', 'heading').flatMap((node) => piece(node)),
    ...written('tableRow').flatMap((row) => row.children.flatMap((cell) => piece(cell, row))),
    ...written('image').map((node) => ({line: lineOf(node), text: node.alt ?? '', linked: []})),
  ];
}

/** A version by reference is right. */
const typedText = (node: Nodes): string =>
  node.type === 'text' && node.data?.isFact
    ? ''
    : 'children' in node
      ? node.children.map(typedText).join('')
      : textOf(node);

const linksIn = (parent: Nodes, from: string): string[] =>
  indexNodes(parent)('link').map(({url}) => linkTarget(from, url).file);

/** The platform releases whose entries link a page, by its path; a release page stands for itself. */
const releasesByPage = oncePer(({pages}: Site): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const add = (path: string, version: string) =>
    found.set(path, (found.get(path) ?? new Set()).add(version));
  for (const page of pages.filter(({kind}) => kind === 'release-platform')) {
    const version = page.path.replace(/^.*\/|\.md$/g, '');
    add(page.path, version);
    for (const {links} of readEntries(page.tree.children))
      for (const url of links) add(linkTarget(page.path, url).file, version);
  }
  return found;
});
