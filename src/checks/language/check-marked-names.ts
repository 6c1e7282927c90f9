import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {once} from '../../base/once';
import {hasMenuPath, menu, roles} from '../../product/facts';
import {udm} from '../../product/udm';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {readable, withoutQuotations} from './sentences';

/** Names that can't be mistaken for plain words, each with how to write it. */
const plainNames = once((): [name: RegExp, fix: string][] => [
  [
    new RegExp(`(?<![-\\w])(?:${roles.map(({name}) => name).join('|')}) roles?\\b`),
    'write the role in bold',
  ],
  [
    new RegExp(
      `(?<![-\\w])(?:${menu.map(({title}) => title).join('|')}) (?:[/→»>]|->) \\p{Lu}[\\p{L} ]*`,
      'u',
    ),
    'write the path in bold, with ">"',
  ],
]);

/** Matches a label in plain text or quotation marks that the reader must select. */
const labels =
  /\b(?:[Ss]elect|[Cc]hoose|[Pp]ress|[Oo]pen) (?:the )?(?:(?:Create|Save|Update|Delete|Edit|Add|Cancel|Apply|Test|Clone|Share|Export|Import|Next|Finish|Confirm|Restore|Generate|Run now)\b|"\p{Lu}[^"]*")/u;

const attributes = once(
  () =>
    new Set(
      udm.models
        .flatMap((model) => model.attributes.map(({name}) => name))
        .filter((name) => /\p{Lu}/u.test(name)),
    ),
);

/**
 * Checks that names are formatted as names: labels on the screen, roles, and menus are bold, and attributes are code.
 * Readers use the formatting to recognize names, and other checks read only formatted names.
 */
export const checkMarkedNames = onEachPage((page, report) => {
  const isOurs = page.kind !== 'connector';
  for (const node of page.written('paragraph', 'tableCell')) {
    const text = readable(node);
    const [label] = labels.exec(text) ?? [];
    if (label)
      report(node, `"${label}" isn't in bold`, 'write the label in bold, without quotation marks');
    if (isOurs) checkPlain(node, withoutQuotations(text), report);
  }
  if (!isOurs) return;
  checkPaths(page, report);
  checkAttributes(page, report);
});

function checkPlain(node: Nodes, text: string, report: Report) {
  for (const [name, fix] of plainNames()) {
    const [found] = name.exec(text) ?? [];
    if (found) report(node, `"${found}" is in plain text`, fix);
  }
}

/** Checks that paths in our menus have ">" between their parts. */
function checkPaths({written}: CheckedPage, report: Report) {
  for (const node of written('strong')) {
    const path = textOf(node);
    if (path.includes(' → ') && hasMenuPath(menu, path.split(' → ')))
      report(node, `"${path}" is one of our menu paths`, `write "${path.replaceAll('→', '>')}"`);
  }
}

/**
 * Checks that attributes are code. Pages about the query language quote our messages, which have attributes in plain
 * text, so plain text isn't checked there.
 */
function checkAttributes({written, path}: CheckedPage, report: Report) {
  for (const node of written('strong'))
    if (attributes().has(textOf(node)))
      report(node, `**${textOf(node)}** is an attribute`, 'write it as code');
  if (path.startsWith('docs/bql/')) return;
  for (const node of written('paragraph')) {
    const text = withoutQuotations(readable(node));
    const found = text.match(/(?<![\w./])[a-z]+[A-Z]\w+/g)?.find((word) => attributes().has(word));
    if (found) report(node, `"${found}" is an attribute`, 'write it as code');
  }
}
