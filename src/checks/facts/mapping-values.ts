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
 * A row that fills a choice says what every value of the source becomes: `high` is **High**, or a link to a table on
 * the page that does. A value that is the same word in the source needs no arrow: `High` alone will do.
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
      `the row does not say what the values of the source become in ${name}`,
      'write each: `high` is **High**; or link to a table on this page that does',
    );
  for (const value of unmapped.filter((each) => !sameWord(each, values)))
    report(
      place,
      `\`${value}\` becomes no value of ${name}`,
      `write "is" and one of: ${values.map((each) => `**${each}**`).join(', ')}`,
    );
}

const sameWord = (word: string, values: string[]) =>
  values.some((value) => value.toLowerCase() === word.toLowerCase());

function reportUnknown(place: TableCell, value: string, {name, values}: Choice, report: Report) {
  if (!values.includes(value))
    report(place, `"${value}" is no value of ${name}`, suggest(value, values));
}

/** Bold values, values of the source, and those of the source that no bold one follows. */
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

/** The table below the heading of the anchor holds values of the choice, and no others in bold. */
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
      `no table at "#${anchor}" says what becomes of each value`,
      `add one there, with values of ${choice.name} in bold`,
    );
}
