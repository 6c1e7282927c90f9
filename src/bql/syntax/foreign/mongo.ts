import {queryOfField, type SelectedField, valuesIn} from './graphql';
import type {Instead} from './instead';
import {inDoubleQuotes, splitOutside} from './parts';

/** Returns the query that calls in MongoDB's shell mean: `db.hosts.find({riskScore: {$gte: 9}}).limit(5)`. */
export function translatedMongo(text: string): Instead | undefined {
  const [db, collection = '', ...calls] = splitOutside(
    inDoubleQuotes(text.replace(/;$/, '')),
    /\./g,
  );
  if (db !== 'db' || !calls.at(-1)?.endsWith(')')) return undefined;
  const fix = queryOf(collection, calls.map(callOf));
  return {
    message: `A query begins with FIND and a model, and conditions follow WHERE: ${fix ?? 'FIND Host WHERE riskScore >= 9'}.`,
    fix,
  };
}

interface Call {
  name: string;
  values?: unknown[];
}

/** Reads `sort({riskScore: -1})`. */
function callOf(text: string): Call {
  const [, name = '', list = ''] = /^(\w+)\(([\s\S]*)\)$/.exec(text) ?? [];
  return {name, values: valuesIn(list)};
}

function queryOf(collection: string, calls: Call[]): string | undefined {
  const [, name = collection] = /^getCollection\("(\w+)"\)$/.exec(collection) ?? [];
  const [find, ...others] = calls.filter((call) => !/^(?:pretty|toArray)$/.test(call.name));
  const isClear =
    /^(?:find|findOne|count|countDocuments)$/.test(find?.name ?? '') &&
    others.every((call) => /^(?:sort|limit|skip|count)$/.test(call.name)) &&
    calls.every(({values}) => values !== undefined);
  const isCounted = calls.some((call) => call.name.startsWith('count'));
  const [where = {}, columns = {}] = find?.values ?? [];
  const shown = isCounted ? ['count(*)'] : columnsOf(columns);
  if (!isClear || !shown || !/^\w+$/.test(name)) return undefined;
  const ends = others.flatMap((call): SelectedField['arguments'] =>
    call.name === 'count' ? [] : [[call.name, call.values?.[0]]],
  );
  const first: SelectedField['arguments'] = find?.name === 'findOne' ? [['limit', 1]] : [];
  return queryOfField({
    name,
    arguments: [['where', where], ...first, ...ends],
    fields: shown.map((column) => ({name: column, arguments: [], fields: []})),
  });
}

/** Reads `{name: 1, _id: 0}`. Columns can't be omitted. */
function columnsOf(columns: unknown): string[] | undefined {
  const all = Object.entries(columns ?? {}).filter(([name]) => name !== '_id');
  return all.every(([, isShown]) => Boolean(isShown)) ? all.map(([name]) => name) : undefined;
}
