import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {editDistance} from '../../base/text/similarity';
import type {Check} from '../check';
import {oncePerPage} from '../once-per-page';
import {type CheckedPage, lineOf} from '../page';

/** A message that a page quotes. */
interface Quotation {
  page: CheckedPage;
  line: number;
  message: string;
}

/** Matches the words before a quotation that make it a product message, or the title of a column with such messages. */
const introduces =
  /(?:^|\b(?:fails?|failed|ends?|ended|refuses?|refused|answers?|answered)(?: (?:with|as|in|by))?|\b(?:says?|said|reads?|messages?|errors?|see|sees|shows?|gets?)|[|:,]|\b(?:or|and|with))(?: the)?(?: messages?| errors?)? ?$/i;

/**
 * Checks that pages quote product messages in the same words. A message that only one page quotes, and that almost
 * matches another page's message, is probably wrong. Skips vendors' messages, which connector pages quote.
 */
export const checkQuotedMessages: Check = (site, reportIn) => {
  const all = site.pages.flatMap((page) =>
    quotationsOn(page, site).map((quotation): Quotation => ({page, ...quotation})),
  );
  const pagesOf = new Map<string, Set<CheckedPage>>();
  for (const {message, page} of all)
    pagesOf.set(message, (pagesOf.get(message) ?? new Set()).add(page));
  for (const {page, line, message} of all) {
    if (!site.selected.includes(page) || (pagesOf.get(message)?.size ?? 0) > 1) continue;
    const [meant] = [...pagesOf].filter(
      ([known, pages]) => known !== message && !pages.has(page) && isAlmost(message, known),
    );
    const [other] = meant?.[1] ?? [];
    if (meant && other)
      reportIn(page.file)(
        line,
        `"${message}" almost matches a message on ${other.path}`,
        `write "${meant[0]}", or change the other page if that one is wrong`,
      );
  }
};

/** Whether two messages differ by one or two letters, or by a missing or added word in several. Numbers can differ. */
function isAlmost(message: string, known: string): boolean {
  if (/\d/.test(message + known)) return false;
  const most = known.length < 10 ? 1 : Math.max(2, Math.floor(known.length / 8));
  if (editDistance(message.toLowerCase(), known.toLowerCase(), most) <= most) return true;
  const [words, others] = [message, known].map((each) => each.toLowerCase().split(' '));
  if (!words || !others || Math.min(words.length, others.length) < 3) return false;
  const [long, short] = words.length > others.length ? [words, others] : [others, words];
  const without = (list: string[], index: number) => list.toSpliced(index, 1).join(' ');
  return (
    long.length === short.length + 1 &&
    long.some((_, index) => without(long, index) === short.join(' '))
  );
}

const quotationsOn = oncePerPage('quotations', (page) => {
  if (page.kind === 'connector' || !page.text.includes('"')) return [];
  return page.written('paragraph', 'tableCell', 'heading').flatMap((node) => {
    const text = readable(node);
    return [...text.matchAll(/"([A-Z][^"\n]*? [^"\n]+?)[.,]?"/g)].flatMap((match) => {
      const [, message = ''] = match;
      return introduces.test(text.slice(0, match.index)) ? [{line: lineOf(node), message}] : [];
    });
  });
});

/** The text without code, because quotation marks in code don't quote messages. */
function readable(node: Nodes): string {
  if (node.type === 'inlineCode') return '…';
  return 'children' in node ? (node.children as Nodes[]).map(readable).join('') : textOf(node);
}
