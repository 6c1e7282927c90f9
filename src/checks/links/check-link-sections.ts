import path from 'node:path';
import type {Link, Nodes, Paragraph, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {oncePer} from '../../base/once';
import {decoded, linkTarget} from '../../product/page-files/link-target';
import type {Check} from '../check';
import {sharedStems, wordStems} from '../facts/word-stems';
import {indexNodes} from '../nodes';
import {type CheckedPage, lineOf} from '../page';
import {nodesBelow} from '../structure/page-section';

/** A section that a link can lead to. */
interface Section {
  anchor: string;
  /** Its first and its last line. */
  lines: [number, number];
  ofHeading: Set<string>;
  stems: Set<string>;
}

/** Another section has to fit this well, and the one that is linked less than this share of it. */
const [fitsWell, fitsBadly] = [3.5, 0.1];

/**
 * A link leads to the section that its text and the sentence around it are about. Words count by how few sections of
 * the target page have them, those of the link three times. A link is wrong where the section has next to none of
 * them, and another section of that page most.
 */
export const checkLinkSections: Check = (site, reportIn) => {
  for (const page of site.selected)
    for (const block of page.written('paragraph', 'tableRow'))
      for (const link of indexNodes(block)('link')) {
        const {file, anchor} = linkTarget(page.path, link.url);
        const target = link.url.startsWith('#') ? page : site.pageByPath.get(file);
        if (!anchor || !target || target.path.startsWith('docs/releases/')) continue;
        const better = betterSection(target, decoded(anchor), link, block, page === target);
        if (better)
          reportIn(page.file)(
            link,
            `the link "${textOf(link)}" leads to a section about something else (${link.url})`,
            `did you mean "#${better.anchor}"? Else write words of the section into the link`,
          );
      }
};

function betterSection(
  target: CheckedPage,
  anchor: string,
  link: Link,
  block: Paragraph | TableRow,
  isHere: boolean,
): Section | undefined {
  const sections = sectionsOf(target);
  const linked = sections.find((section) => section.anchor === anchor);
  const named = namesOf(target);
  const ofLink = new Set([...wordStems(textOf(link))].filter((stem) => !named.has(stem)));
  if (!linked || ofLink.size === 0) return undefined;
  const around = wordStems(sentenceAround(link, block));
  const fit = ({ofHeading, stems}: Section) =>
    [...around]
      .filter((stem) => stems.has(stem))
      .reduce((sum, stem) => sum + (ofLink.has(stem) ? 3 : 1) / rarity(sections, stem), 0) +
    2 * sharedStems(ofLink, ofHeading);
  const own = fit(linked);
  const [best] = sections
    .filter((section) => section !== linked && !(isHere && isIn(section, lineOf(link))))
    .map((section) => ({section, fit: fit(section)}))
    .sort((a, b) => b.fit - a.fit);
  return best && best.fit > fitsWell && own < fitsBadly * best.fit ? best.section : undefined;
}

const rarity = (sections: Section[], stem: string) =>
  sections.filter(({stems}) => stems.has(stem)).length;

/** What the page is called: a link that only says so tells nothing about its sections. */
const namesOf = oncePer(({path: file, frontMatter: {data}}: CheckedPage) => {
  const {name = ''} = (data.connector ?? {}) as {name?: string};
  return wordStems([data.title, path.posix.basename(file), name].join(' '));
});

const sectionsOf = oncePer((page: CheckedPage): Section[] =>
  page.headings
    .filter(({depth}) => depth > 1)
    .map(({node, text, anchor}) => {
      const nodes = [node, ...nodesBelow(page, node, node.depth)];
      const ends = nodes.flatMap(({position}) => position?.end.line ?? []);
      return {
        anchor,
        lines: [lineOf(node), Math.max(...ends)],
        ofHeading: wordStems(text),
        stems: wordStems(nodes.map(spaced).join(' ')),
      };
    }),
);

const isIn = ({lines: [first, last]}: Section, line: number) => first <= line && line <= last;

/** The text of a node, with a space between cells and items. */
function spaced(node: Nodes): string {
  if ('children' in node) return node.children.map(spaced).join(' ');
  return 'value' in node ? node.value : '';
}

/** Stands before the link in its sentence; no text has it. */
const mark = '\uE000';

/** The sentence that a link is in; in a table, all of its row, and in the release notes, all of the entry. */
function sentenceAround(link: Link, block: Paragraph | TableRow): string {
  const [first] = block.children;
  if (block.type === 'tableRow' || first?.type === 'inlineCode') return spaced(block);
  const text = (node: Nodes): string => {
    if (node === link) return `${mark}${textOf(node)}`;
    if ('children' in node) return node.children.map(text).join('');
    return 'value' in node ? node.value : '';
  };
  const sentences = text(block).split(new RegExp(String.raw`(?<=[.!?:])\s+(?=[A-Z*${mark}])`));
  return sentences.find((sentence) => sentence.includes(mark)) ?? '';
}
