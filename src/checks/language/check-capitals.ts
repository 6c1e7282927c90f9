import type {List, Table} from 'mdast';
import {monthNames} from '../../base/text/dates';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {isProperName} from './proper-names';
import {name, readable} from './sentences';

/** Matches a word whose capital or lowercase letter depends only on its place in the text. */
const smallWord = /^\p{Ll}+(?=[ ,:;]|\.?$)/u;
const largeWord = /^\p{Lu}\p{Ll}*(?=[ ,.:;]|$)/u;

/**
 * Checks capital letters. Paragraphs begin with one, items and cells begin like those next to them, titles are in
 * sentence case, and common nouns are lowercase in the middle of a sentence: a host, a finding.
 */
export const checkCapitals = onEachPage((page, report) => {
  for (const node of page.tree.children) {
    const [found] =
      node.type === 'paragraph' && node.position ? (smallWord.exec(readable(node)) ?? []) : [];
    if (found && !isFormula(readable(node)) && !isProperName(found, page))
      report(node, `a paragraph begins with "${found}"`, 'begin it with a capital letter');
  }
  for (const list of page.written('list')) checkItems(list, page, report);
  for (const table of page.written('table')) checkCells(table, page, report);
  checkTitle(page, report);
  if (/^docs\/(?:guides|standalone|iq|reference)\//.test(page.path)) checkThings(page, report);
});

const isFormula = (text: string) => /\s[=≈÷×]\s/.test(text);

/** Reports an item that is the only one in its list to begin with a lowercase letter, or with a capital. */
function checkItems({children}: List, page: CheckedPage, report: Report) {
  const texts = children.map((item) => (item.children[0] ? readable(item.children[0]) : ''));
  for (const [odd, others] of [
    [smallWord, largeWord],
    [largeWord, smallWord],
  ] as const) {
    const found = texts.flatMap((text) => odd.exec(text)?.[0] ?? []);
    const [only = ''] = found;
    const rest = texts.filter((text) => others.test(text)).length;
    if (found.length !== 1 || rest < 2 || rest < texts.length / 2 || isProperName(only, page))
      continue;
    const item = children[texts.findIndex((text) => odd.test(text))];
    if (item) report(item, `an item begins with "${only}"`, 'begin it as the other items begin');
  }
}

/** Reports a cell that is the only one in its column to begin with a lowercase letter. */
function checkCells({children: [head, ...rows]}: Table, page: CheckedPage, report: Report) {
  for (const index of (head?.children ?? []).keys()) {
    const cells = rows.flatMap(({children}) => children[index] ?? []);
    const small = cells.filter((cell) => /^\p{Ll}/u.test(readable(cell)));
    const [only] = small;
    const rest = cells.filter((cell) => largeWord.test(readable(cell))).length;
    if (!only || small.length > 1 || rest < 3) continue;
    const [found] = smallWord.exec(readable(only)) ?? [];
    if (found && !isProperName(found, page))
      report(only, `a cell begins with "${found}"`, 'begin it with a capital letter');
  }
}

/** Checks that titles are in sentence case. A connector's title is its product's name. */
function checkTitle(page: CheckedPage, report: Report) {
  const title = String(page.frontMatter.data.title ?? '');
  if (page.kind === 'connector') return;
  const words = title.split(/(?<=[:?.!]) .*?(?= |$)| /u).slice(1);
  const found = words.find(
    (word) =>
      /^\p{Lu}\p{Ll}+$/u.test(word) && !isProperName(word, page) && !monthNames.includes(word),
  );
  if (found)
    report(
      page.frontMatter.lineOf('title'),
      `"${title}" isn't in sentence case`,
      `write "${found.toLowerCase()}", or add the name to src/checks/language/proper-names.txt`,
    );
}

/** Nouns that are common in our text and are also names elsewhere. */
const things =
  'Host|Finding|Vulnerability|User|Query|Dashboard|Connector|Record|Rule|Report|Ticket|Role|Cluster|Filter|Page|Button|List|Table|Field|Menu|Value|Source|Run|Administrator|Asset|Section|Step|Setting|Server|Owner|Scan|Score|Environment|Condition|Tab|Column|Row|Token|Permission|Integration|Request|Policy|Person|Group|Team|Device|Application|Container|Package|Service|Status|Platform|Instance|Form|Icon|Visual|Chart|Version|Release|Update|Upgrade|Backup|Session|Password|Account|Schedule|Email|Notification|Tag|Label|Definition|Relationship|Link';
const large = new RegExp(
  `(?<=(?:^|[ (])(?:[Tt]he|[Aa]n?|[Tt]his|[Ee]ach|[Ee]very|[Yy]our|[Ii]ts|[Nn]o|[Aa]ny|[Aa]ll|[Aa]nother) (?:\\p{Ll}+ )?)(?:${things})s?(?= \\p{Ll}|[.,;:?!]|$)`,
  'u',
);

function checkThings({written}: CheckedPage, report: Report) {
  for (const node of written('paragraph', 'tableCell')) {
    const [found] = large.exec(readable(node)) ?? [];
    if (found)
      report(
        node,
        `"${found.replaceAll(name, '…')}" is capitalized in the middle of a sentence`,
        `write "${found.toLowerCase()}", or put the name in bold or code`,
      );
  }
}
