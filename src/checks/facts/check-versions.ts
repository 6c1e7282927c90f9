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

/** A product version that a text names. */
interface Mention {
  said: string;
  part: Part;
  version: string;
  /** Whether something is true starting with this version, or was true up to it. */
  bound: 'from' | 'upTo' | undefined;
}

/** A piece of text, and the pages that the links next to it lead to. */
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
 * Checks that a version of the platform, the agent, or Connect that a text names exists. If a page says that
 * something is true starting with a version, or was true until then, an entry of that release must link to the page,
 * or to a page linked next to the version. This way, readers with an older version learn the same from both.
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
  // What was true up to a version changed in the next one.
  const first = bound === 'upTo' ? (known[known.indexOf(version) + 1] ?? version) : version;
  const here = [page.path, ...linked].flatMap((path) => [...(releases.get(path) ?? [])]);
  if (here.includes(first)) return;
  const others = known.filter((each) => here.includes(each)).map((each) => `platform ${each}`);
  const right = others.length > 0 ? `entries of ${others.join(', ')} do` : 'no release does';
  report(
    line,
    `"${said}": no entry of platform ${first} links to ${[page.path, ...linked].join(' or ')}`,
    `${right}; write the right version, or its entry as :version[…], or link to the page that the entry links to`,
  );
}

/** The product's versions in a text. A vendor's name comes before the vendor's own versions. */
function mentionsIn(text: string, {kind}: CheckedPage): Mention[] {
  if (!mayName(text)) return [];
  return [...text.matchAll(pattern)].flatMap(({0: said, groups = {}}) => {
    const {cue = '', part = '', version = '', after = ''} = groups;
    const named = part.toLowerCase().replace(/s$/, '');
    // Vendors also have agents and releases, and "connect 2.5 m" isn't a name.
    const isVendors = kind === 'connector' || kind === 'release-connector';
    const isOurs = named === 'platform' || part === 'Connect' || (named === 'agent' && !isVendors);
    const isBare = isBareVersion(version) && Boolean(cue || after);
    if (!isOurs && isVendors) return [];
    // "The newest release is 4.4" can be about anything.
    const isRelease = named === 'release' && !said.includes(' is ');
    if (!isOurs && !isRelease && !isBare) return [];
    const earlier = /earlier|older/.test(after) || /^up to$/i.test(cue);
    const bound = earlier ? 'upTo' : cue || after ? 'from' : undefined;
    const of = named === 'agent' || named === 'connect' ? named : 'platform';
    return [{said: said.trim(), part: of, version, bound}];
  });
}

/** Whether a number without a name is a platform version: it begins like the newest one. Scores end at 10.0. */
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

/** The text without versions by reference, which are always right. */
const typedText = (node: Nodes): string =>
  node.type === 'text' && node.data?.isFact
    ? ''
    : 'children' in node
      ? node.children.map(typedText).join('')
      : textOf(node);

const linksIn = (parent: Nodes, from: string): string[] =>
  indexNodes(parent)('link').map(({url}) => linkTarget(from, url).file);

/**
 * The platform releases whose entries link to a page, by the page's path. A release page counts as linked from its
 * own release.
 */
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
