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
 * Checks tables with the columns "You wrote" and "Message": the query, condition, or clause on the left must give
 * exactly the message on the right. If the message begins with "None", the code on the left must be valid.
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
        `"${code.node.value}" doesn't give the message "${message}"`,
        given ? `write "${given}"` : 'delete the row: nothing is wrong with this code',
      );
    }
  }
});

function codeIn(cell: TableCell | undefined, page: CheckedPage): PlacedCode | undefined {
  return inlineCodesOf(page).find(({node}) => cell?.children.some((child) => child === node));
}

/**
 * Tries the code as a query, as each part of a query, and as a condition alone.
 *
 * @returns `undefined` if one attempt gives the message; empty if nothing is wrong with the code; otherwise, the
 *   message of the attempt whose first fault comes latest
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

/** The faults of an attempt, and where the tried text begins in it. */
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
