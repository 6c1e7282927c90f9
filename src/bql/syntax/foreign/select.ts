import {aliasesIn} from '../common-mistakes/common-mistake';
import {returned, sortKeysOf} from './columns';
import {testedGroups} from './having';
import {testsAlias} from './joins';
import {type Clause, clausesOf, inDoubleQuotes, itemsOf, splitOutside} from './parts';

const words = String.raw`SELECT|FROM|(?:(?:LEFT|RIGHT|INNER|FULL|CROSS)\s+)?(?:OUTER\s+)?JOIN|WHERE|GROUP\s+BY|HAVING|ORDER\s+BY|LIMIT|OFFSET|FETCH|UNION(?:\s+ALL)?`;

/** `FIND name, os FROM Host` means the same. */
const columnsFirst =
  /^(?:FIND|GET|SHOW|LIST)\s+(?!(?:ALL|EVERY|FROM)\b)(?=(?:DISTINCT\s+)?[a-z][\s\S]*\sFROM\s+\w)/;

/**
 * Translates `SELECT name FROM Host h WHERE …` of SQL. What's inside the clauses stays, apart from its quotes.
 *
 * @returns undefined if a part isn't clear, such as a query inside it
 */
export function translatedSelect(text: string): string | undefined {
  const query = inDoubleQuotes(text.trim().replace(/;\s*$/, '')).replace(columnsFirst, 'SELECT ');
  if (!/^SELECT\b/i.test(query) || /\(\s*SELECT\b/i.test(query)) return undefined;
  const clauses = clausesOf(query, words);
  const bodyOf = (word: string) => clauses.find((clause) => clause.word === word)?.body;
  const once = clauses.filter(({word}) => !word.endsWith('JOIN')).map(({word}) => word);
  const isClear =
    new Set(once).size === once.length && !once.some((word) => /UNION|FETCH/.test(word));
  const find = sourceOf(bodyOf('FROM') ?? '');
  if (!isClear || !find) return undefined;
  const tests = splitOutside(bodyOf('WHERE') ?? '', /\bAND\b/gi).filter(Boolean);
  const joins = clauses
    .filter(({word}) => word.endsWith('JOIN'))
    .map((join) => stepOf(join, tests));
  if (joins.includes(undefined)) return undefined;
  const where = tests.filter((test) => !joins.some((join) => join?.absence === test));
  const columns = columnsOf(bodyOf('SELECT') ?? '', bodyOf('GROUP BY'));
  const having = bodyOf('HAVING');
  const path = [`FIND ${find}`, ...joins.map((join) => join?.code)].join(' ');
  const groups = having && testedGroups(`${columns.code} HAVING ${having}`, aliasesIn(path));
  if (having && !groups) return undefined;
  const limit = bodyOf('LIMIT') ?? columns.limit;
  const parts = [
    path,
    where.length > 0 && `WHERE ${where.join(' AND ')}`,
    groups || columns.code,
    bodyOf('ORDER BY') && `ORDER BY ${sortKeysOf(bodyOf('ORDER BY') ?? '')}`,
    bodyOf('OFFSET') && `SKIP ${/\d+/.exec(bodyOf('OFFSET') ?? '')?.[0]}`,
    limit && `LIMIT ${limit}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Turns `Host h` into `Host AS h`. */
function sourceOf(written: string): string | undefined {
  const [, model, alias] = /^(?:\w+\.)?(\w+)(?:\s+(?:AS\s+)?(\w+))?$/i.exec(written) ?? [];
  return alias ? `${model} AS ${alias}` : model;
}

/** A step to a joined model, and the test that the model has no record, if there is one. */
interface Step {
  code: string;
  absence?: string;
}

/**
 * Turns `LEFT JOIN Finding f ON f.host = h.id` into `OPTIONALLY THAT HAS Finding AS f`. A test of the joined record
 * drops records without one, and `IS NULL` drops the others.
 */
function stepOf({word, body}: Clause, tests: string[]): Step | undefined {
  const target = sourceOf(body.replace(/\s+(?:ON|USING)\b[\s\S]*$/i, ''));
  if (!target || !/^(?:LEFT|INNER|JOIN|OUTER)/.test(word)) return undefined;
  if (!word.startsWith('LEFT')) return {code: `THAT HAS ${target}`};
  const [, model, alias = ''] = /^(\w+)(?:\s+AS\s+(\w+))?$/.exec(target) ?? [];
  const absence = tests.find((test) =>
    new RegExp(String.raw`^${alias || model}\.\w+\s+IS\s+NULL$`, 'i').test(test),
  );
  if (absence) return {code: `THAT NOT HAS ${model}`, absence};
  const isTested = alias !== '' && tests.some((test) => testsAlias(`WHERE ${test}`, alias));
  return {code: `${isTested ? '' : 'OPTIONALLY '}THAT HAS ${target}`};
}

function columnsOf(list: string, groups?: string): {code: string; limit?: string} {
  const [, distinct, limit, rest = ''] =
    /^(DISTINCT\s+)?(?:TOP\s*\(?\s*(\d+)\s*\)?\s+)?([\s\S]*)$/i.exec(list) ?? [];
  const items = itemsOf(rest);
  if (items.some((item) => /^(?:\w+\.)?\*$/.test(item))) return {code: '', limit};
  const code = returned(items, groups ? itemsOf(groups) : []);
  return {code: distinct ? code.replace(/^RETURN (?!DISTINCT)/, 'RETURN DISTINCT ') : code, limit};
}
