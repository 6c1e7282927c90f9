import type {Nodes, Paragraph} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {numberWords} from '../../base/text/words';
import {onEachPage} from '../check';
import {indexNodes} from '../nodes';
import {isWritten} from '../page';
import {nodesBelow} from './page-section';

/** Nouns that a text counts before a list or a table with an item or a row for each. */
const things = [
  'things ways reasons rules limits steps stages phases mistakes consequences questions kinds types levels parts points',
  'causes cases conditions lines keys options habits roles menus variables messages measures attributes addresses',
  'buttons queries uses tests settings fields columns groups files connectors models factors',
  'regions states moves objects',
]
  .join(' ')
  .replaceAll(' ', '|');

const letters: readonly string[] = numberWords;
const number = letters.slice(1).join('|');

/**
 * Matches counts such as "Three things go wrong", "these two", and "all four", but not "the two tests that are there"
 * or "up to three roles".
 */
const counted = new RegExp(
  [
    String.raw`\b(?:all|these|following|there are) (${number})\b(?! (?:of|days|weeks|hours|minutes)\b)`,
    String.raw`(?<!\b(?:the|first|last|to|than|every|for|with|of) )\b(${number}) (?:\w+ )?(?:${things})\b`,
  ].join('|'),
  'i',
);

/**
 * Matches a count with a list in the same sentence: "Four parts: which records, in which state, from when, and
 * connected to what."
 */
const enumerated = new RegExp(
  String.raw`\b(${number}) (?:\w+ )?(?:${things})(?: [\w'-]+){0,3}: ([^.:;?!]+)[.?!](?!\w)`,
  'gi',
);

/**
 * Checks that a number directly above a list or a table is the number of its items or rows. "Three things go wrong
 * most often:" must have three below it, and so must the heading "Five queries" and a sentence that names what it
 * counts.
 */
export const checkCounts = onEachPage((page, report) => {
  for (const parent of page.written('root', 'listItem', 'blockquote'))
    for (const [index, node] of parent.children.entries()) {
      const said = node.type === 'paragraph' && isWritten(node) && announced(node);
      const has = itemsIn(parent.children[index + 1]);
      if (said && has !== undefined && said.count !== has)
        report(
          node,
          `"${said.text}" is directly above ${has} items`,
          'correct the number or the list',
        );
    }
  for (const node of page.written('paragraph', 'tableCell')) {
    const found = textOf(node).replace(/\s+/g, ' ').matchAll(enumerated);
    for (const [said, count = '', list = ''] of found) {
      const items = list.split(/, (?:and )?| and /);
      const isPlain = items.every((item) => /^(?!or\b)\S+(?: (?!or\b)\S+){0,8}$/.test(item));
      if (isPlain && items.length > 2 && letters.indexOf(count.toLowerCase()) + 1 !== items.length)
        report(node, `"${said}" names ${items.length} things`, 'correct the number or the list');
    }
  }
  for (const {node, text} of page.headings) {
    const said = countIn(text);
    if (!said || !text.startsWith(said.text) || !isWritten(node)) continue;
    const lists = nodesBelow(page, node, node.depth).filter(({type}) => type === 'list');
    const counts = lists.flatMap((list) => itemsIn(list) ?? []);
    if (counts.length > 0 && !counts.includes(said.count))
      report(
        node,
        `"${said.text}" is above ${counts.join(' and ')} items`,
        'correct the number or the list',
      );
  }
});

interface Said {
  text: string;
  count: number;
}

/**
 * The count in a paragraph that ends with a colon. Undefined if the last sentence links to several names, because it
 * counts these.
 */
function announced(paragraph: Paragraph): Said | undefined {
  const sentence =
    textOf(paragraph)
      .replace(/\s+/g, ' ')
      .split(/[.!?:] (?=[A-Z])/)
      .at(-1) ?? '';
  const names = indexNodes(paragraph)('link').filter((link) => sentence.includes(textOf(link)));
  return sentence.endsWith(':') && names.length < 2 ? countIn(sentence) : undefined;
}

function countIn(sentence: string): Said | undefined {
  const [text, given, count] = counted.exec(sentence) ?? [];
  const word = (given ?? count ?? '').toLowerCase();
  return text === undefined ? undefined : {text, count: letters.indexOf(word) + 1};
}

function itemsIn(node: Nodes | undefined): number | undefined {
  if (node?.type === 'list') return node.children.length;
  return node?.type === 'table' ? node.children.length - 1 : undefined;
}
