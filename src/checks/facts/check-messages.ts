import type {TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {faultsOfCondition, faultsOfQuery} from '../../bql/check';
import type {Fault} from '../../bql/syntax/fault';
import {udm} from '../../product/udm';
import {onEachPage} from '../check';
import {inlineCodesOf, type PlacedCode} from '../code/inline-codes';
import {beginningFor} from '../code/inline-queries';
import type {CheckedPage} from '../page';
import {readTable} from '../structure/tables';

/**
 * In a table with the columns "You wrote" and "Message", the query, condition or clause on the left gives the message
 * on the right, word for word. Where the message begins with "None", nothing is wrong with it.
 */
export const checkMessages = onEachPage((page, report) => {
  for (const table of page.written('table')) {
    const {columns, rows} = readTable(table);
    if (!columns.includes('You wrote') || !columns.includes('Message')) continue;
    for (const row of rows) {
      const code = codeIn(row.get('You wrote'), page);
      const message = textOf(row.get('Message') ?? {type: 'tableCell', children: []});
      if (!code) continue;
      const given = messagesFor(code, page, message);
      if (given === undefined || (given === '' && message.startsWith('None'))) continue;
      report(
        code.node,
        `"${code.node.value}" does not give the message "${message}"`,
        given ? `write "${given}"` : 'nothing is wrong with it: take the row away',
      );
    }
  }
});

function codeIn(cell: TableCell | undefined, page: CheckedPage): PlacedCode | undefined {
  return inlineCodesOf(page).find(({node}) => cell?.children.some((child) => child === node));
}

/**
 * Tries what was written as a query, as each part of one, and as a condition by itself.
 *
 * @returns `undefined` where one of them gives the message, else the message of the one that goes furthest; empty where
 *   nothing is wrong
 */
function messagesFor(
  {node, models}: PlacedCode,
  page: CheckedPage,
  message: string,
): string | undefined {
  const tried = [...attempts(node.value, page, models)];
  if (tried.some(({faults}) => faults.some((fault) => fault.message === message))) return undefined;
  const firsts = tried.map(
    ({faults: [first], from}) => first && {...first, at: first.start - from},
  );
  if (firsts.includes(undefined)) return '';
  return firsts.reduce((furthest, first) =>
    (first?.at ?? 0) > (furthest?.at ?? 0) ? first : furthest,
  )?.message;
}

/** What is wrong with a text, and where it begins in what was read. */
interface Attempt {
  faults: Fault[];
  from: number;
}

function* attempts(text: string, page: CheckedPage, models: () => string[]): Generator<Attempt> {
  yield {faults: faultsOfQuery(text, udm), from: 0};
  const known = beginningFor(text, page, models);
  for (const beginning of known ? [known] : models().map((model) => `FIND ${model}`))
    for (const before of [' WHERE ', ' ', ' RETURN '].map((join) => beginning + join))
      yield {faults: faultsOfQuery(before + text, udm), from: before.length};
  for (const model of models()) yield {faults: faultsOfCondition(text, model, udm), from: 0};
}
