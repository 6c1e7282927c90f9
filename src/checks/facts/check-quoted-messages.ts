import type {VFile} from 'vfile';
import {diceCoefficient, editDistance} from '../../base/text/similarity';
import {fillIn, isQuotation, type Message, product} from '../../product/facts';
import type {Check, Report} from '../check';
import {yamlItems} from '../data/yaml-items';
import type {CheckedPage} from '../page';
import {type Quotation, quotationsInFacts, quotationsOn} from './quotations';

const listFile = 'src/product/facts/messages.yaml';

/** Facts with texts that pages show. */
const shown =
  /^src\/product\/facts\/(?:events|limits|not-offered|permissions|retention|statuses)\.yaml$/;

/** A message with its line in the list. */
type ListedMessage = Message & {line: number};

/** A page, and what it quotes. */
interface QuotingPage {
  page: CheckedPage;
  quotations: Quotation[];
}

/**
 * Checks that pages, and the facts that they show, quote the product's messages as `messages.yaml` has them, and that
 * pages explain all of them. Connector pages quote vendors, and pages about BQL quote src/bql: there, words are refused
 * only if they're almost one of the messages.
 */
export const checkQuotedMessages: Check = (site, reportIn) => {
  const list = site.files.get(listFile);
  if (!list) return;
  const known = readMessages(list);
  const pages = site.pages.map((page) => ({page, quotations: quotationsOn(page, site)}));
  for (const {page, quotations} of pages) {
    if (!site.selected.includes(page)) continue;
    for (const quoted of quotations) {
      const isMessage = quoted.isMessage && !quotesOthers(page);
      checkWords({...quoted, isMessage}, known, reportIn(page.file));
      if (!isRelease(page)) checkAge(quoted, known, reportIn(page.file));
    }
  }
  for (const file of site.files.values())
    if (shown.test(file.path))
      for (const quoted of quotationsInFacts(file)) checkWords(quoted, known, reportIn(file));
  for (const message of known) checkExplanation(message, pages, reportIn(list));
};

/** Checks that words in quotation marks are a message if they're meant to be one, or almost are one. */
function checkWords({line, words, isMessage}: Quotation, known: ListedMessage[], report: Report) {
  if (known.some((each) => isQuotation(words, each))) return;
  const near = nearest(words, known);
  if (isMessage || (near && isAlmost(words, near.text)))
    report(
      line,
      `"${words}" isn't a message in ${listFile}`,
      near
        ? `write "${near.text}", which readers see ${near.where}; if yours is new, add it there, and if it's a vendor's, write it as code`
        : "if it's new, add it there; if it's a vendor's, write it as code",
    );
}

/** Checks that words aren't a message of an earlier release. */
function checkAge({line, words}: Quotation, known: ListedMessage[], report: Report) {
  const former = known.find((each) => each.until && isQuotation(words, each));
  if (former)
    report(
      line,
      `"${words}" was a message only before ${former.until}`,
      'quote what the product says now',
    );
}

/** Checks that a page explains a message, and that the message says how to tell its cause. */
function checkExplanation(message: ListedMessage, pages: QuotingPage[], report: Report) {
  const {text, tell, until, line} = message;
  const quoting = pages.filter(({page, quotations}) =>
    quotations.some(
      ({words, isExplained}) =>
        (until ? isRelease(page) : isExplained && !isRelease(page)) && isQuotation(words, message),
    ),
  );
  if (quoting.length === 0)
    report(
      line,
      until ? `no release note quotes "${text}"` : `no page explains "${text}"`,
      until
        ? 'delete the message'
        : 'add it with its cause and what to do to the table of messages on the page about it, or delete it',
    );
  else if (!until && !tell && !quoting.every(({page}) => quotesOthers(page)))
    report(
      line,
      `"${text}" has no "tell"`,
      'say in a sentence how readers can tell its cause: a state, a screen, a line in a log, or a query',
    );
}

/** Whether most messages on a page aren't in the list. */
const quotesOthers = ({kind, path}: CheckedPage) =>
  kind === 'connector' || path.startsWith('docs/bql/');

const isRelease = ({path}: CheckedPage) => path.startsWith('docs/releases/');

function readMessages(list: VFile): ListedMessage[] {
  return yamlItems(list).flatMap(({value: {where}, items}) =>
    items('messages').map(({line, value}) => ({
      ...(value as Omit<Message, 'where'>),
      text: fillIn(`${value.text}`, product),
      where: `${where}`,
      line,
    })),
  );
}

/** The message that has most in common with some words. */
function nearest(words: string, known: ListedMessage[]): ListedMessage | undefined {
  const [best] = known
    .filter(({until}) => !until)
    .map((message) => ({message, likeness: diceCoefficient(words, message.text)}))
    .sort((a, b) => b.likeness - a.likeness);
  return best && best.likeness > 0.4 ? best.message : undefined;
}

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
