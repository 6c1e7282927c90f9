import type {TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {suggest} from '../../base/text/suggest';
import type {Report} from '../check';
import type {CheckedPage} from '../page';
import {nodesBelow} from '../structure/page-section';
import type {TableRow} from '../structure/tables';

/** A choice that a mapping fills. */
interface Choice {
  /** `Vulnerability.severity`. */
  name: string;
  values: string[];
}

/**
 * Checks that a row that fills a choice maps every value in the source: `high` is **High**, or a link to a table on
 * the page with this mapping. A value that's the same word in the source doesn't need a mapping: `High` alone is
 * enough.
 */
export function checkMappedValues(
  row: TableRow,
  choice: Choice,
  page: CheckedPage,
  report: Report,
) {
  const [source, conversion, example] = ['Source field', 'Conversion', 'Example'].map((column) =>
    row.get(column),
  );
  const place = conversion ?? source;
  if (!place) return;
  const {name, values} = choice;
  const {bold, code, unmapped} = conversion
    ? pairsIn(conversion)
    : {bold: [], code: [], unmapped: []};
  const written = [...bold, example ? textOf(example) : ''].filter(Boolean);
  for (const value of new Set(written)) reportUnknown(place, value, choice, report);
  if (source && textOf(source) === 'Constant') return;
  const anchor = conversion && anchorIn(conversion);
  if (anchor !== undefined) return checkLinkedTable(place, anchor, choice, page, report);
  if (new Set([...bold, ...code]).size < 2)
    report(
      place,
      `the row doesn't say how the source's values are mapped to ${name}`,
      'write each value: `high` is **High**; or link to a table on this page with the values',
    );
  for (const value of unmapped.filter((each) => !sameWord(each, values)))
    report(
      place,
      `\`${value}\` isn't mapped to a value of ${name}`,
      `write "is" and one of: ${values.map((each) => `**${each}**`).join(', ')}`,
    );
}

const sameWord = (word: string, values: string[]) =>
  values.some((value) => value.toLowerCase() === word.toLowerCase());

function reportUnknown(place: TableCell, value: string, {name, values}: Choice, report: Report) {
  if (!values.includes(value))
    report(place, `"${value}" isn't a value of ${name}`, suggest(value, values));
}

/** The bold values, the source's values in code, and the source's values without a bold value after them. */
function pairsIn(cell: TableCell) {
  const bold: string[] = [];
  const code: string[] = [];
  let unmapped: string[] = [];
  visit(cell, (node) => {
    if (node.type === 'strong') {
      bold.push(textOf(node));
      unmapped = [];
    } else if (node.type === 'inlineCode') {
      code.push(node.value);
      unmapped.push(node.value);
    }
  });
  return {bold, code, unmapped};
}

function anchorIn(cell: TableCell): string | undefined {
  let anchor: string | undefined;
  visit(cell, 'link', ({url}) => {
    if (url.startsWith('#')) anchor ??= url.slice(1);
  });
  return anchor;
}

/** Checks that the table below the anchor's heading contains values of the choice in bold, and no other bold text. */
function checkLinkedTable(
  place: TableCell,
  anchor: string,
  choice: Choice,
  page: CheckedPage,
  report: Report,
) {
  const heading = page.headings.find((each) => each.anchor === anchor);
  const bold: string[] = [];
  for (const node of heading ? nodesBelow(page, heading.node, 6) : []) {
    if (node.type !== 'table') continue;
    visit(node, 'tableCell', (cell) => {
      const found = pairsIn(cell).bold;
      for (const value of found) reportUnknown(cell, value, choice, report);
      bold.push(...found);
    });
  }
  if (new Set(bold).size < 2)
    report(
      place,
      `no table at "#${anchor}" maps the values`,
      `add one there, with values of ${choice.name} in bold`,
    );
}
