import {toString as textOf} from 'mdast-util-to-string';
import {withPlainMarks} from '../../base/text/plain-marks';
import {suggest} from '../../base/text/suggest';
import {hasMenuPath, menu} from '../../product/facts';
import type {Check, Report} from '../check';
import {oncePerPage} from '../once-per-page';
import {lineOf} from '../page';

const otherSeparators = /\s(›|»|->|\/|⟶|➔|\\)\s/;

/**
 * Checks that a bold "A > B > C" is a path in the product's menu tree, and that every bold path is written this way,
 * so that readers can follow it. Another vendor's path uses "→" and can't be looked up.
 */
export const checkMenuPaths: Check = (site, reportIn) => {
  for (const page of site.selected) {
    for (const {line, text} of boldOn(page, site)) lookUp(line, text, reportIn(page.file));
  }
  for (const [path, file] of site.files) {
    if (path.endsWith('.tsx')) checkComponent(String(file.value), reportIn(file));
  }
};

const boldOn = oncePerPage('bold', ({written}) =>
  written('strong').map((node) => ({line: lineOf(node), text: textOf(node)})),
);

/** A bold path in a component, written as it's shown: `<strong>{'A › B'}</strong>`. */
function checkComponent(code: string, report: Report) {
  for (const [index, line] of code.split('\n').entries()) {
    for (const [, text = ''] of line.matchAll(/<strong>\{'([^']+)'\}<\/strong>/g)) {
      if (/\s>\s/.test(text))
        report(
          index + 1,
          `"${text}" is shown with ">"`,
          'use "›" in a component, as pages show it',
        );
      else lookUp(index + 1, withPlainMarks(text), report);
    }
  }
}

function lookUp(line: number, text: string, report: Report) {
  const separator = otherSeparators.exec(text)?.[1];
  if (separator) {
    report(
      line,
      `"${text}" separates a menu path with "${separator}"`,
      'use ">" for our menus, "→" for a vendor\'s',
    );
    return;
  }
  if (!/\S\s*>\s*\S/.test(text)) return;
  const titles = text.split(' > ');
  if (hasMenuPath(menu, titles)) return;
  report(line, `there is no menu path "${text}"`, suggestPath(titles));
}

function suggestPath(titles: string[]): string {
  const depth = titles.findIndex((_, index) => !hasMenuPath(menu, titles.slice(0, index + 1)));
  const known = titles.slice(0, depth);
  const items = known.reduce(
    (level, title) => level.find((item) => item.title === title)?.children ?? [],
    menu,
  );
  const children = items.map((item) => item.title);
  if (children.length === 0)
    return `"${known.join(' > ')}" has no items below it in src/product/facts/menu.yaml`;
  return `below "${known.join(' > ') || 'the top level'}": ${suggest(titles[depth] ?? '', children)}`;
}
