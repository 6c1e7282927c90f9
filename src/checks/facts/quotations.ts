import type {Nodes, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {isOfMessages} from '../../content/written-pages/errors';
import {yamlTexts} from '../data/yaml-items';
import {oncePerPage} from '../once-per-page';
import {lineOf} from '../page';
import {readTable} from '../structure/tables';

/** Words in quotation marks. */
export interface Quotation {
  line: number;
  words: string;
  /** Whether the text says that they're a message. */
  isMessage: boolean;
  /** Whether they're in a heading or in a table of messages, which explain them. */
  isExplained: boolean;
}

const quotation = /"([A-Z][^"\n]*? [^"\n]+?)[.,]?"/g;

/** Matches the words before a quotation that make it a message. */
const introduces =
  /\b(?:(?:(?:fail|end|stop)(?:s|ed)?|refuse[sd]?|answer(?:s|ed)?)(?: (?:with|as|in|by))?|(?:says?|said|reads|shows?|showed|gets?|sees?|messages?|errors?)(?: only)?)(?: the (?:message|error))? $/i;

/** Matches what's between two messages in a row. */
const continues = /^(?:,? (?:or|and)|,) $/;

/** Reads what a page quotes. */
export const quotationsOn = oncePerPage('quotations', (page) => {
  if (!page.text.includes('"')) return [];
  const cells = page.written('table').flatMap(cellsOfMessages);
  return page
    .written('paragraph', 'tableCell', 'heading')
    .flatMap((node) =>
      quotationsIn(readable(node), lineOf(node), node.type === 'heading' || cells.includes(node)),
    );
});

/** Reads what the texts in a file of facts quote, which pages show. */
export const quotationsInFacts = (file: VFile): Quotation[] =>
  yamlTexts(file).flatMap(({text, line}) => quotationsIn(text, line, false));

/** The cells of a table's columns with messages, unless check-messages compares them with what src/bql says. */
function cellsOfMessages(table: Table): Nodes[] {
  const {columns, rows} = readTable(table);
  if (columns.includes('You wrote')) return [];
  return rows.flatMap((row) =>
    [...row].flatMap(([title, cell]) => (isOfMessages(title) ? [cell] : [])),
  );
}

/** @param isExplained whether the text is a heading or in a table of messages, so that all it quotes is a message */
function quotationsIn(text: string, line: number, isExplained: boolean): Quotation[] {
  const found: Quotation[] = [];
  let end = 0;
  for (const {0: all, 1: words = '', index} of text.matchAll(quotation)) {
    const isMessage =
      isExplained ||
      introduces.test(text.slice(0, index)) ||
      (found.at(-1)?.isMessage === true && continues.test(text.slice(end, index)));
    found.push({line, words, isMessage, isExplained});
    end = index + all.length;
  }
  return found;
}

/** The text without code, because quotation marks in code don't quote messages. */
function readable(node: Nodes): string {
  if (node.type === 'inlineCode') return '…';
  return 'children' in node ? (node.children as Nodes[]).map(readable).join('') : textOf(node);
}
