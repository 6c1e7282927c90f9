import type {Instead} from './instead';
import {knownModel, modelOf} from './model-names';
import {testFor} from './value-tests';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the query that a search of Elasticsearch means. */
export function translatedSearch(text: string): Instead | undefined {
  const [, head = '', body = ''] =
    /^((?:(?:GET|POST)\s+)?[\w/*.-]*)\s*(\{[\s\S]*\})$/i.exec(text) ?? [];
  const search = parsed(body);
  if (
    !search ||
    !Object.keys(search).some((key) =>
      /^(?:query|bool|aggs|aggregations|term|match|range)$/.test(key),
    )
  )
    return undefined;
  const [, index = ''] = /([\w.*-]+)\/_\w+$/.exec(head) ?? [];
  const model = knownModel(index) ?? (index && modelOf(index.replace(/\W+$/, '')));
  const query = queryOf(model || 'Host', search);
  if (!query)
    return {
      message:
        'BQL has no JSON. Start with FIND and a model, and put conditions after WHERE: FIND Host WHERE riskScore > 7 RETURN name, os.',
    };
  return model
    ? {message: `BQL has no JSON. Write ${query}.`, fix: query}
    : {message: `BQL has no JSON. Write your model and its conditions, such as ${query}.`};
}

function parsed(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function queryOf(model: string, search: Json): string | undefined {
  const {query, aggs, aggregations, sort, size, from, _source: source} = search;
  const isBare =
    query === undefined && ['bool', 'term', 'match', 'range'].some((key) => key in search);
  const where = isBare ? conditionOf(search) : query === undefined ? '' : conditionOf(query);
  const groups = aggs ?? aggregations;
  const grouped = groups === undefined ? '' : groupsOf(groups);
  const keys = sort === undefined ? '' : sortOf(sort);
  if (where === undefined || grouped === undefined || keys === undefined) return undefined;
  const columns = Array.isArray(source) ? `RETURN ${source.join(', ')}` : '';
  const parts = [
    `FIND ${model}`,
    where && `WHERE ${where}`,
    grouped || columns,
    !grouped && keys && `ORDER BY ${keys}`,
    !grouped && Number(from) > 0 && `SKIP ${from}`,
    !grouped && Number(size) > 0 && `LIMIT ${size}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns the condition that a clause means: empty for all records, and undefined if it isn't clear. */
function conditionOf(clause: unknown): string | undefined {
  if (!isObject(clause)) return undefined;
  const [[kind = '', body] = [], ...others] = Object.entries(clause);
  if (others.length > 0 || !isObject(body)) return undefined;
  if (kind === 'match_all') return '';
  if (kind === 'bool') return boolOf(body);
  if (kind === 'exists') return typeof body.field === 'string' ? `${body.field} EXISTS` : undefined;
  const [[field = '', wanted] = [], ...more] = Object.entries(body);
  if (more.length > 0) return undefined;
  const path = field.replace(/\.keyword$/, '');
  if (kind === 'range' && isObject(wanted)) {
    const tests = Object.entries(wanted).map(([operator, value]) => testFor(path, operator, value));
    return tests.includes(undefined) ? undefined : tests.join(' AND ');
  }
  const value = isObject(wanted) ? (wanted.value ?? wanted.query) : wanted;
  const operator = operators[kind];
  return operator && testFor(path, operator, value);
}

const operators: Record<string, string> = {
  ...{term: 'eq', terms: 'in', match: 'match', match_phrase: 'match', prefix: 'startswith'},
};

function boolOf(body: Json): string | undefined {
  const of = (key: string) => [body[key] ?? []].flat().map(conditionOf);
  const all = [...of('must'), ...of('filter')];
  const some = of('should');
  const none = of('must_not').map((test) => test && `NOT ${simple(test)}`);
  const tests = [...some, ...all, ...none];
  if (tests.length === 0 || tests.includes(undefined) || tests.includes('')) return undefined;
  // Next to conditions that must be true, SHOULD only changes the score, unless it's a filter.
  const any = some.length > 1 ? [`(${some.join(' OR ')})`] : some;
  return [...any, ...all, ...none].join(' AND ');
}

const simple = (test: string) => (/ (?:AND|OR) /.test(test) ? `(${test})` : test);

/** Reads one level of terms, or values that are computed from all records. */
function groupsOf(groups: unknown): string | undefined {
  const [entry, ...others] = isObject(groups) ? Object.values(groups) : [];
  const terms = isObject(entry) ? entry.terms : undefined;
  if (others.length > 0 || !isObject(terms) || (isObject(entry) && 'aggs' in entry))
    return undefined;
  const field = String(terms.field).replace(/\.keyword$/, '');
  const limit = Number(terms.size ?? 10);
  return `RETURN ${field}, count(*) AS n ORDER BY n DESC LIMIT ${limit}`;
}

function sortOf(sort: unknown): string | undefined {
  const keys = [sort].flat().map((key) => {
    if (typeof key === 'string') return key;
    const [[field = '', order] = []] = isObject(key) ? Object.entries(key) : [];
    const direction = isObject(order) ? order.order : order;
    return field && `${field} ${String(direction).toUpperCase() === 'DESC' ? 'DESC' : 'ASC'}`;
  });
  return keys.some((key) => !key || key.startsWith('_')) ? undefined : keys.join(', ');
}
