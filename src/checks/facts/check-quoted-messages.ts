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

/** What comes before a quotation is said of a message of the product, or of the column that holds it. */
const introduces =
  /(?:^|\b(?:fails?|failed|ends?|ended|refuses?|refused|answers?|answered)(?: (?:with|as|in|by))?|\b(?:says?|said|reads?|messages?|errors?|see|sees|shows?|gets?)|[|:,]|\b(?:or|and|with))(?: the)?(?: messages?| errors?)? ?$/i;

/**
 * A message of the product is quoted alike on every page: one that only one page has, and that almost is the message of
 * another page, has drifted from it. What vendors say, which their connectors' pages quote, is left alone.
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
        `"${message}" is almost a message that ${other.path} quotes`,
        `write "${meant[0]}", or change the other page if that one is wrong`,
      );
  }
};

/** A letter or two are others, or a word of several is missing or too many; numbers may differ. */
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

/** Without code, whose quotation marks are its own. */
function readable(node: Nodes): string {
  if (node.type === 'inlineCode') return '…';
  return 'children' in node ? (node.children as Nodes[]).map(readable).join('') : textOf(node);
}
