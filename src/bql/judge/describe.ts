import {countOf, listed} from '../../base/text/words';
import type {Model} from '../../product/udm/definition';
import {inSentence} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';
import {type Cell, isRecord} from '../evaluate/row';
import {type Dataset, displayName} from '../evaluate/values';
import type {GraphRecord} from '../graph';
import type {Difference} from './compare';
import {commonReason} from './reason';

/** The most rows that a sentence names. */
const named = 3;

/** Says that a result is right, and how many rows it has: "Right: 17 hosts." */
export const describeRight = ({answer}: Difference, dataset: Dataset): string =>
  `Right: ${countOfRows(answer, answer.length, dataset)}.`;

/**
 * Says how a result differs from the answer: "You have 12 of 17 hosts. Missing: web-03, web-07, and 3 more. They have
 * no `owners`." Returns an empty string if the result is right.
 *
 * @param queries both queries. Only what they mention can be a reason
 */
export function describeDifference(
  difference: Difference,
  queries: string[],
  dataset: Dataset,
): string {
  const {answer, shared, missing, extra} = difference;
  const all = countOfRows(answer, answer.length, dataset);
  if (shared.length + extra.length === 0) return `Your query finds nothing. The answer has ${all}.`;
  const other = otherModel(difference, dataset);
  if (other) return other;
  if (shared.length === 0 && difference.missingColumns.length > 0)
    return differentColumns(difference);
  const rows =
    missing.length + extra.length > 0
      ? [...differentRows(difference, queries, dataset)].filter(Boolean).join(' ')
      : (repeatedRows(difference, all) ?? misplacedRow(difference, all));
  return [differentColumns(difference), rows].filter(Boolean).join(' ');
}

/** "12 hosts", or "12 rows" if the rows aren't records of models with a common parent. */
function countOfRows(rows: Cell[][], count: number, {udm}: Dataset): string {
  const model = recordsIn(rows).length === rows.length ? commonModel(rows, udm) : undefined;
  if (!model) return countOf(count, 'row');
  const {name, plural} = model;
  return `${count.toLocaleString('en')} ${inSentence({name: count === 1 ? name : plural})}`;
}

/** The most specific model that all records belong to. */
function commonModel(rows: Cell[][], udm: Udm): Model | undefined {
  const typeNames = [...new Set(recordsIn(rows).map(({typeName}) => typeName))];
  const [first] = typeNames;
  if (!first) return undefined;
  return [udm.model(first), ...udm.ancestorsOf(first)].find((model) =>
    typeNames.every((typeName) => udm.isA(typeName, model.typeName)),
  );
}

/** The records of a result that has only them. */
const recordsIn = (rows: Cell[][]): GraphRecord[] =>
  rows.flatMap(([cell, ...others]) => (isRecord(cell) && others.length === 0 ? [cell] : []));

/** Says that the query finds records of another model: "You have people. The exercise asks for hosts." */
function otherModel({shared, missing, extra}: Difference, {udm}: Dataset): string | undefined {
  const [mine, wanted] = [commonModel(extra, udm), commonModel(missing, udm)];
  if (shared.length > 0 || !mine || !wanted) return undefined;
  if (udm.isA(mine.typeName, wanted.typeName) || udm.isA(wanted.typeName, mine.typeName))
    return undefined;
  const [yours, asked] = [mine, wanted].map(({plural}) => inSentence({name: plural}));
  return `You have ${yours}. The exercise asks for ${asked}.`;
}

function differentColumns({columns, missingColumns, extraColumns}: Difference): string {
  if (extraColumns.length > 0)
    return `${extraColumns.length === 1 ? 'One column' : `${extraColumns.length} columns`} too many: ${listed(extraColumns)}.`;
  if (missingColumns.length === 0) return '';
  const all = columns.length + missingColumns.length;
  return `You have ${columns.length} of ${countOf(all, 'column')}. Missing: ${listed(missingColumns)}.`;
}

function* differentRows(
  difference: Difference,
  queries: string[],
  dataset: Dataset,
): Generator<string> {
  const {answer, shared} = difference;
  const found = differentValues(difference);
  const {missing, extra} = found ?? difference;
  const reason = (wrong: Cell[][], right: Cell[][]) =>
    commonReason(recordsIn(wrong), recordsIn(right), queries, dataset) ?? '';
  if (found) yield found.says;
  else {
    const total = shared.length + missing.length;
    const others = extra.length > 0 ? countOf(extra.length, 'other') : '';
    yield `${shareOf(shared.length, total, countOfRows(answer, total, dataset))}${others && `, ${shared.length > 0 ? 'and' : 'but'} ${others}`}.`;
  }
  if (missing.length > 0) {
    yield `Missing: ${namesOf(missing)}.`;
    yield reason(missing, shared);
  }
  if (extra.length > 0) {
    yield `Too many: ${namesOf(extra)}.`;
    yield reason(extra, answer);
  }
}

/** "You have 12 of 17 hosts". */
function shareOf(count: number, total: number, all: string): string {
  if (total === 1) return count === 1 ? 'You have the right one' : "You don't have the right one";
  if (count === total) return `You have all ${all}`;
  return `You have ${count === 0 ? 'none of the' : `${count.toLocaleString('en')} of`} ${all}`;
}

/** What differs in only one column, and the rows that are missing or too many apart from that. */
interface DifferentValues {
  says: string;
  missing: Cell[][];
  extra: Cell[][];
}

/** Finds rows with one wrong value: "The values of Open differ: for web-03, you have 12 instead of 9." */
function differentValues({
  answer,
  columns,
  missing,
  extra,
}: Difference): DifferentValues | undefined {
  // A single column is a list of names, unless it's one computed value.
  const isOneNumber = answer.length === 1 && typeof answer[0]?.[0] === 'number';
  if (columns.length === 1 && !isOneNumber) return undefined;
  for (const [index, column] of columns.entries()) {
    const others = (row: Cell[]) => textOf(row.toSpliced(index, 1));
    const mine = new Map(extra.map((row) => [others(row), row]));
    const wrong = missing.filter((row) => mine.has(others(row)));
    const [row] = wrong;
    if (!row || mine.size < extra.length) continue;
    const values = `you have ${textOf(mine.get(others(row))?.[index] ?? null)} instead of ${textOf(row[index] ?? null)}`;
    const [first, more] = [nameOf(row.toSpliced(index, 1)), wrong.length - 1];
    const says =
      columns.length === 1
        ? `The value differs: ${values}.`
        : `The values of ${column} differ: for ${first}, ${values}.`;
    const keys = new Set(wrong.map(others));
    return {
      says:
        more > 0
          ? `${says} ${countOf(more, 'other row')} ${more === 1 ? 'differs' : 'differ'}, too.`
          : says,
      missing: missing.filter((each) => !keys.has(others(each))),
      extra: extra.filter((each) => !keys.has(others(each))),
    };
  }
  return undefined;
}

/** Says that rows come up too often. With a column missing, that's no wonder. */
function repeatedRows(
  {repeated, missingColumns, shared}: Difference,
  all: string,
): string | undefined {
  const [first] = repeated;
  if (!first || missingColumns.length > 0) return undefined;
  const times = first.times === 1 ? 'once' : `${first.times.toLocaleString('en')} times`;
  const rest =
    repeated.length > 1
      ? ` ${countOf(repeated.length - 1, 'other')} ${repeated.length === 2 ? 'repeats' : 'repeat'}, too.`
      : '';
  const start = shared.length === 1 ? 'You have the right row' : `You have all ${all}`;
  if (first.times < first.expected)
    return `${start}, but ${nameOf(first.row)} appears only ${times}.`;
  return `${start}, but ${nameOf(first.row)} appears ${times}.${rest}`;
}

function misplacedRow({misplaced}: Difference, all: string): string | undefined {
  if (!misplaced) return undefined;
  const {index, row, expected} = misplaced;
  return `You have all ${all}, but in another order. Row ${index + 1} is ${nameOf(row)} instead of ${nameOf(expected)}.`;
}

/** "web-03, web-07, and 3 more". */
function namesOf(rows: Cell[][]): string {
  const names = rows.slice(0, rows.length > named + 1 ? named : rows.length).map(nameOf);
  const left = rows.length - names.length;
  return listed(left > 0 ? [...names, `${left.toLocaleString('en')} more`] : names);
}

/** A row by the texts in it, or by all its values if it has only numbers. */
function nameOf(row: Cell[]): string {
  const texts = row.filter((cell) => typeof cell !== 'number' && cell !== null);
  return (texts.length > 0 ? texts : row).map(textOf).join(' with ');
}

function textOf(cell: Cell | Cell[]): string {
  if (cell === null) return 'an empty value';
  if (isRecord(cell)) return displayName(cell);
  if (Array.isArray(cell)) return cell.map(textOf).join(', ');
  if (typeof cell === 'number') return String(Number(cell.toFixed(2)));
  return String(cell).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2');
}
