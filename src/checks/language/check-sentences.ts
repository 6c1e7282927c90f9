import type {Nodes, Paragraph, Parents} from 'mdast';
import {onEachPage, type Report} from '../check';
import {readable, sentencesOf, withoutQuotations} from './sentences';

/** The most words in a sentence. A name in code or bold counts as one. */
const longest = 35;

/** Checks that sentences end, and that none is too long. */
export const checkSentences = onEachPage((page, report) => {
  for (const {line, text} of sentencesOf(page)) {
    const words = text.trim().split(/\s+/);
    if (words.length <= longest) continue;
    const wrong = `a sentence has ${words.length} words: "${words.slice(0, 6).join(' ')} …"`;
    report(line, wrong, `split it into two, or make it a list: ${longest} words at most`);
  }
  const blocks: Parents[] = page.written('containerDirective', 'listItem');
  const odd: Parents[] = page.written('list').flatMap(({children}) => oddOneOut(children));
  const after = nextOfLastItems([page.tree, ...blocks]);
  for (const block of [page.tree, ...blocks]) {
    const isWhole = block.type !== 'listItem' || odd.includes(block);
    checkEnds(block, isWhole, after.get(block), report);
  }
  for (const cell of page.written('tableCell')) if (isCut(cell)) reportCut(cell, report);
});

/**
 * Checks that a paragraph ends like a sentence, unless it introduces what follows it, is a formula, or is only code, as
 * a request on an API page is. Table cells and list items can be phrases.
 */
function checkEnds(
  {children}: Parents,
  isWhole: boolean,
  after: Nodes | undefined,
  report: Report,
) {
  for (const [index, node] of children.entries()) {
    if (node.type !== 'paragraph' || !node.position || isCode(node)) continue;
    const next = children[index + 1];
    const leads = isLedTo(next);
    const shown = next ?? after;
    if (!isLedTo(shown) && !isShown(shown) && /:$/.test(textOf(node))) reportColon(node, report);
    const isOpen = isWhole && !leads && !endsWell(node) && !isFormula(node);
    if (isOpen || isCut(node)) reportCut(node, report);
  }
}

/** Reports an item that is the only one in its list to end without a period. */
function oddOneOut(items: Parents[]): Parents[] {
  const open = items.filter(({children}) => !children.every(endsWell));
  const [only] = open.flatMap(({children}) => children);
  // A link or a name at the end can be a reference, without a period.
  const isText = only?.type === 'paragraph' && only.children.at(-1)?.type === 'text';
  return items.length > 2 && open.length === 1 && isText ? open : [];
}

const isLedTo = (node: Nodes | undefined) =>
  node !== undefined && node.type !== 'paragraph' && node.type !== 'heading';

/** What follows each list, by the list's last item. The item often introduces a table or code there. */
function nextOfLastItems(blocks: Parents[]): Map<Nodes, Nodes | undefined> {
  return new Map(
    blocks.flatMap(({children}) =>
      children.flatMap((node, index): [Nodes, Nodes | undefined][] => {
        const last = node.type === 'list' ? node.children.at(-1) : undefined;
        return last ? [[last, children[index + 1]]] : [];
      }),
    ),
  );
}

/** Whether a colon can introduce a paragraph: a formula, a picture, an example in code, or a derived part. */
const isShown = (node: Nodes | undefined) =>
  node?.type === 'paragraph' &&
  (!node.position ||
    isFormula(node) ||
    ['image', 'inlineCode', 'link', 'strong'].includes(node.children[0]?.type ?? ''));

function reportColon(node: Nodes, report: Report) {
  const end = textOf(node).split(/\s+/).slice(-5).join(' ');
  const fix =
    'add the list, table, code, or picture that the colon introduces, or replace the colon with a period';
  report(node, `nothing follows the colon: "… ${end}"`, fix);
}

const textOf = (node: Nodes) => readable(node).trim();
const endsWell = (node: Nodes) => /(?:^|[.!?:…]["”’)\]]*)$/.test(textOf(node));
const isCode = ({children: [first, ...others]}: Paragraph) =>
  first?.type === 'inlineCode' && others.length === 0;
const isFormula = (node: Nodes) => /\s[=≈÷×]\s/.test(textOf(node));

/** Whether a text ends with a word that can't be the last one. */
const isCut = (node: Nodes) =>
  /(?<!,)\s(?:a|an|the|and|or|your|their|its|my|every|than|because)$/.test(
    withoutQuotations(textOf(node)),
  );

function reportCut(node: Nodes, report: Report) {
  const end = textOf(node).split(/\s+/).slice(-5).join(' ');
  report(node, `the text breaks off: "… ${end}"`, 'finish the sentence and end it with a period');
}
