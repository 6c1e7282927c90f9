import type {Strong} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {oncePer} from '../../base/once';
import {editDistance} from '../../base/text/similarity';
import {closest} from '../../base/text/suggest';
import {onEachPage} from '../check';
import {columnsOf, isSampleName, productNames, vendorNames} from '../language/product-names';
import {textBeside} from '../language/prose';
import type {CheckedPage} from '../page';
import type {Site} from '../site';

/** Whether a page is about the product itself. Connector pages are full of other products' words. */
export const isAboutProduct = (path: string) =>
  /^docs\/(guides|standalone|iq|apis|bql|reference)\//.test(path);

/** Matches the words before a name that the reader acts on. */
export const actsOnScreen =
  /\b(select|choose|open|check|clear|tick|set|press|click|turn (on|off)|button|tab|field|column|menu|status) $/i;

/**
 * Checks that a bold phrase on a page about the product is something that the product has: a menu, button, field,
 * tab, value, status, role, model, connector, or message. At the beginning of a list item or paragraph, a phrase is
 * rejected only if it's a misspelled name. Bold lowercase words are emphasis, unless the reader is told to select
 * them.
 */
export const checkNames = onEachPage((page, report, site) => {
  if (!isAboutProduct(page.path)) return;
  for (const parent of page.written('paragraph', 'tableCell', 'heading', 'link', 'emphasis')) {
    for (const [index, node] of parent.children.entries()) {
      if (node.type !== 'strong') continue;
      const name = textOf(node).replace(/\s+/g, ' ');
      if (isOther(node, name) || isKnown(name, page, site)) continue;
      const before = textBeside(parent.children[index - 1]);
      const after = textBeside(parent.children[index + 1]);
      // check-roles reports these.
      if (/^ roles?\b/.test(after)) continue;
      const isTold = actsOnScreen.test(before);
      if (!isTold && (/^\p{Ll}/u.test(name) || isSentence(name))) continue;
      const near = nearest(name, page);
      const isLead =
        index === 0 && (parent.type === 'paragraph' || /^[.:]/.test(after) || endsInMark(name));
      const isStress = isLead || /^\d/.test(name);
      if (isStress && !isTold && !(near && isSlip(name, near))) continue;
      report(
        node,
        `nothing on the product's screens is called "${name}"`,
        near
          ? `did you mean "${near}"?`
          : "use the screen's words; if these are the screen's words, add them to src/product/facts/labels.yaml",
      );
    }
  }
});

/** Whether a phrase is a path, which has its own check, another product's menu, or code. */
const isOther = (node: Strong, name: string) =>
  /→| > /.test(name) || node.children.every(({type}) => type === 'inlineCode');

const endsInMark = (name: string) => /[.:?!]["”]?$/.test(name);

/** Whether a phrase has several words and ends like a sentence. */
const isSentence = (name: string) => /\s\S+\s.*[.!]$/.test(name);

function isKnown(name: string, page: CheckedPage, site: Site): boolean {
  if (productNames().has(name) || wordsOf(page).has(name) || isSampleName(name, site)) return true;
  // A filter on a record that a record refers to: "Targets: Tags".
  const parts = name.split(': ');
  return parts.length === 2 && parts.every((part) => productNames().has(part));
}

/** Text that readers type on a page, columns of its queries, and words of other products that it names. */
const wordsOf = oncePer(
  (page: CheckedPage) =>
    new Set([
      ...page.written('inlineCode').map(({value}) => value),
      ...page.written('code').flatMap(({lang, value}) => (lang === 'bql' ? columnsOf(value) : [])),
      ...vendorNames(page.text),
    ]),
);

const nearest = (name: string, page: CheckedPage) =>
  closest(name, [...productNames(), ...wordsOf(page)]);

/** Whether a phrase differs from a name only by a typo. A plural is a different word. */
function isSlip(lead: string, name: string): boolean {
  const phrase = lead.replace(/[.:?!]$/, '');
  const most = phrase.length > 8 ? 2 : 1;
  return (
    phrase.length > 3 &&
    phrase[0] === name[0] &&
    phrase.replace(/\D/g, '') === name.replace(/\D/g, '') &&
    phrase.split(' ').length === name.split(' ').length &&
    !phrase.startsWith(name) &&
    !name.startsWith(phrase) &&
    editDistance(phrase.toLowerCase(), name.toLowerCase(), most) <= most
  );
}
