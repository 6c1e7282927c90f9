import fc from 'fast-check';
import {udm} from '../../../product/udm';
import {connectionsBetween} from '../../bind/connections';
import type {Graph, GraphRecord} from '../../graph';

/** Picks one of several options. */
export type Pick = <T>(...options: T[]) => T;

/** Makes the choices of a run; see https://fast-check.dev/docs/core-blocks/arbitraries/others/#gen */
export const pickWith =
  (g: fc.GeneratorValue): Pick =>
  (...options) =>
    options[g(fc.nat, options.length - 1)] as (typeof options)[number];

/** Attributes of a few models, with values as they are stored. */
const attributes: Record<string, Record<string, readonly unknown[]>> = {
  Person: {
    firstName: ['Ada', 'Bo'],
    emails: [['a@x.org'], ['a@x.org', 'b@x.org'], []],
    managers: [['r0'], ['r1', 'r2'], ['r3', 'r0', 'r0']],
    reportsTo: ['r1', 'r4'],
  },
  Host: {
    os: ['Linux', 'Windows', ''],
    hostnames: [['web'], ['web', 'db']],
    riskScore: [0, 5, 10],
    riskRating: ['Critical', 'Medium', 'None'],
    lastSeen: ['2025-12-01T00:00:00Z', '2025-12-02T10:00:00Z'],
    owners: [['r0'], ['r1', 'r5'], ['gone']],
  },
  Container: {
    riskScore: [0, 5, 10],
    riskRating: ['Critical', 'Medium', 'None'],
    host: ['r2', 'r3', 'r6'],
    owners: [['r0', 'r7']],
  },
  Vulnerability: {
    severity: ['Critical', 'Low'],
    riskScore: [0, 5],
    authenticated: [true, false],
    targets: [['r1'], ['r2', 'r3'], ['r4', 'r6']],
  },
};

/** At most eight records, r0 to r7: references can lead to any, as long as the data model allows it. */
export function randomGraph(pick: Pick): Graph {
  const size = pick(0, 3, 8, 8, 8, 8);
  const drafts = Array.from({length: size}, (_, index) => {
    const typeName = pick(...Object.keys(attributes));
    const held = Object.entries(attributes[typeName] ?? {}).map(([name, values]) => [
      name,
      pick(undefined, ...values, ...values),
    ]);
    return {id: `r${index}`, typeName, ...Object.fromEntries(held)} as GraphRecord;
  });
  const records = drafts.map((draft) => withFittingReferences(draft, drafts));
  return {
    now: new Date('2025-12-15T00:00:00Z'),
    recordsOf: (typeName) => records.filter((record) => record.typeName === typeName),
    find: (id) => records.find((record) => record.id === id),
  };
}

/** A reference that no model allows isn't data: a finding can't target a Person. */
function withFittingReferences(record: GraphRecord, all: GraphRecord[]): GraphRecord {
  const entries = Object.entries(record).map(([name, value]) => {
    const target = udm.attributeOf(record.typeName, name)?.target;
    if (!target) return [name, value];
    const fits = (id: unknown) => {
      const typeName = all.find((other) => other.id === id)?.typeName;
      return typeName === undefined || udm.isA(typeName, target);
    };
    return [name, Array.isArray(value) ? value.filter(fits) : fits(value) ? value : undefined];
  });
  return Object.fromEntries(entries);
}

const texts = ['"Linux"', '"Ada"', '"web"', '"a@x.org"', '"nothing"'];
const numbers = ['0', '5', '7.5', '10'];
const ratings = ['"Critical"', '"Medium"', '"None"'];

/** Tests that fit an attribute, without their left side. */
const tests: Record<string, (pick: Pick) => string> = {
  text: (pick) => `${pick('=', '!=', 'CONTAINS', 'NOT CONTAINS', '>', '<=')} ${pick(...texts)}`,
  number: (pick) => `${pick('=', '!=', '<', '<=', '>', '>=')} ${pick(...numbers)}`,
  choice: (pick) => `${pick('=', '!=', '<', '>=')} ${pick(...ratings)}`,
  boolean: (pick) => `${pick('=', '!=')} ${pick('true', 'false')}`,
  dateTime: (pick) =>
    `${pick('=', '!=', '<', '>=')} ${pick('2025-12-01', '2025-12-02T10:00Z', '2025-12-03')}`,
};
const lists: Record<string, string[]> = {text: texts, number: numbers, choice: ratings};

/** Sources of queries, with the attributes that are tested on them. */
const sources: Record<string, string[]> = {
  Person: ['firstName', 'emails'],
  Host: ['os', 'hostnames', 'riskScore', 'riskRating', 'lastSeen'],
  Asset: ['riskScore', 'riskRating', 'lastSeen'],
  'Host|Container': ['os', 'riskScore', 'lastSeen'],
  Vulnerability: ['severity', 'riskScore', 'authenticated'],
};

interface Way {
  models: string;
  verb: string;
  direction: 'in' | 'out';
}

/** Verbs of the references above. */
const verbs = ['HAS', 'MANAGED_BY', 'OWNS', 'REPORTS_TO', 'RUNNING_ON'];

/** The relationships of each source. */
const ways: Record<string, Way[]> = Object.fromEntries(
  Object.keys(sources).map((from) => [
    from,
    Object.keys(sources).flatMap((models) =>
      connectionsBetween(from.split('|'), models.split('|'), udm)
        .filter(({verb}) => verbs.includes(verb))
        .map((way) => ({models, ...way})),
    ),
  ]),
);

interface Part {
  models: string;
  alias: string;
  isNegated: boolean;
}

/** A query that has no errors. */
export function randomQuery(pick: Pick): string {
  const parts: Part[] = [{models: pick(...Object.keys(sources)), alias: 'a0', isNegated: false}];
  const clauses = [`FIND ${parts[0]?.models} AS a0`, ...randomWhere(parts, pick)];
  for (let left = pick(0, 1, 1, 2, 3); left > 0; left -= 1) clauses.push(randomStep(parts, pick));
  return [...clauses, ...randomResult(parts, pick)].join('\n');
}

function randomStep(parts: Part[], pick: Pick): string {
  const known = parts.filter(({isNegated}) => !isNegated);
  const branch = pick(true, false);
  const origin = branch ? pick(...known) : (known.at(-1) as Part);
  const {models, verb, direction} = pick(...(ways[origin.models] ?? []));
  const how = pick(
    `${verb}`,
    `${verb}`,
    `${verb} ${direction === 'out' ? '>>' : '<<'}`,
    'RELATES TO',
  );
  const kind = pick('THAT', 'THAT', 'THAT', 'THAT NOT', 'OPTIONALLY THAT');
  const target: Part = {models, alias: `a${parts.length}`, isNegated: kind === 'THAT NOT'};
  const start = branch ? `AND ${origin.alias} ` : '';
  const text = `${start}${kind} ${how} ${models} AS ${target.alias}`;
  const where = randomWhere([...known, target], pick);
  parts.push(target);
  return [text, ...where].join('\n');
}

function randomWhere(parts: Part[], pick: Pick): string[] {
  return pick(true, false) ? [`WHERE ${randomCondition(parts, pick, 2)}`] : [];
}

function randomCondition(parts: Part[], pick: Pick, depth: number): string {
  const kind = depth === 0 ? 'test' : pick('test', 'test', 'AND', 'OR', 'NOT');
  if (kind === 'test') return randomTest(parts, pick);
  const inner = () => `(${randomCondition(parts, pick, depth - 1)})`;
  if (kind === 'NOT') return `NOT ${inner()}`;
  // Without parentheses, an AND is searched for tests that an index can answer.
  return kind === 'AND'
    ? `${randomTest(parts, pick)} AND ${randomTest(parts, pick)}`
    : `${inner()} ${kind} ${inner()}`;
}

function randomTest(parts: Part[], pick: Pick): string {
  const {models, alias} = pick(...parts);
  const name = pick(...(sources[models] ?? []));
  const type =
    models.split('|').flatMap((model) => udm.attributeOf(model, name)?.type ?? [])[0] ?? '';
  const values = name === 'severity' ? ratings : lists[type];
  const test = pick('exists', 'list', 'other', 'other');
  if (test === 'exists') return `${alias}.${name} ${pick('EXISTS', 'NOT EXISTS')}`;
  if (test === 'list' && values)
    return `${alias}.${name} ${pick('IN', 'NOT IN')} [${pick(...values)}, ${pick(...values)}]`;
  return `${alias}.${name} ${tests[type]?.(pick)}`;
}

function randomResult(parts: Part[], pick: Pick): string[] {
  const page = pick('', '', 'LIMIT 2', 'SKIP 1', 'SKIP 1\nLIMIT 3');
  const rest = page === '' ? [] : [page];
  const known = parts.filter(({isNegated}) => !isNegated);
  const attribute = () => {
    const {models, alias} = pick(...known);
    return `${alias}.${pick(...(sources[models] ?? []))}`;
  };
  switch (pick('records', 'columns', 'distinct', 'groups', 'count')) {
    case 'records':
      return rest;
    case 'count':
      return [`RETURN count(*), count(${pick('', 'DISTINCT ')}${pick(...known).alias})`];
    case 'groups': {
      const first = attribute();
      return [
        `RETURN ${first}, count(*) AS n`,
        `ORDER BY ${first} ${pick('ASC', 'DESC')}`,
        ...rest,
      ];
    }
    case 'distinct': {
      const first = attribute();
      const sorted = pick(true, false) ? [`ORDER BY ${first} ${pick('ASC', 'DESC')}`] : [];
      return [`RETURN DISTINCT ${first}, ${pick(...known).alias}`, ...sorted, ...rest];
    }
    default:
      return [`RETURN ${attribute()}, ${attribute()}, ${pick(...known).alias}`, ...rest];
  }
}
