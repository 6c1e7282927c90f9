import {sortKeysOf} from './columns';
import type {Instead} from './instead';
import {modelOf} from './model-names';
import {testFor} from './value-tests';

/** A field of a query in GraphQL. */
export interface SelectedField {
  name: string;
  arguments: [name: string, value: unknown][];
  fields: SelectedField[];
}

/** Attributes that lead to other records, so that no relationship is needed. */
const references = /^(?:owners?|assigned|assignee|targets|type|managers?)$/i;

/** Deeper queries aren't translated. */
const mostLevels = 8;

/** Returns the query that a query in GraphQL means: `{ hosts { name vulnerabilities { name } } }`. */
export function translatedGraphQl(text: string): Instead | undefined {
  if (!/^(?:query\b[^{]*)?\{/i.test(text)) return undefined;
  const fix = queryOf(text);
  return {
    message: `BQL has no braces. Start with FIND and a model, and list columns in RETURN: ${fix ?? 'FIND Host AS h RETURN h.name, h.os'}.`,
    fix,
  };
}

function queryOf(text: string): string | undefined {
  const [root, ...others] = new Reader(text.slice(text.indexOf('{'))).selection(0) ?? [];
  return root && others.length === 0 && root.fields.length > 0 ? queryOfField(root) : undefined;
}

/** Returns the query that a field means, if all of it is clear. */
export function queryOfField(root: SelectedField): string | undefined {
  const query = new Translation(root);
  return query.isClear ? query.text : undefined;
}

/** Returns the values of a list such as `{riskScore: {gte: 7}}, 5`, if all of them are clear. */
export const valuesIn = (list: string): unknown[] | undefined => {
  const values = new Reader(`[${list}]`).value(0);
  return Array.isArray(values) ? values : undefined;
};

/** Reads fields and arguments. Anything else, such as a fragment, makes a query unclear. */
class Reader {
  private at = 0;
  private readonly tokens: string[];

  constructor(text: string) {
    const found = text.match(/[{}()[\]:]|"[^"\n]*"|\/[^/\n]+\/i?|[\w.$-]+|\S/g) ?? [];
    this.tokens = found.filter((token) => token !== ',');
  }

  /** Reads `{ name os }`. */
  selection(level: number): SelectedField[] | undefined {
    this.at += 1;
    const fields: SelectedField[] = [];
    while (this.tokens[this.at] !== '}') {
      const field = level < mostLevels ? this.field(level) : undefined;
      if (!field) return undefined;
      fields.push(field);
    }
    this.at += 1;
    return fields;
  }

  private field(level: number): SelectedField | undefined {
    let name = this.tokens[this.at] ?? '';
    if (!/^[a-z_]\w*$/i.test(name)) return undefined;
    this.at += 1;
    if (this.tokens[this.at] === ':') {
      name = this.tokens[this.at + 1] ?? '';
      this.at += 2;
    }
    const written = this.tokens[this.at] === '(' ? this.pairs(')', level) : [];
    const fields = this.tokens[this.at] === '{' ? this.selection(level + 1) : [];
    return written && fields && {name, arguments: written, fields};
  }

  /** Reads `(first: 10)` and `{riskScore: {gte: 7}}`. */
  private pairs(end: string, level: number): [string, unknown][] | undefined {
    this.at += 1;
    const pairs: [string, unknown][] = [];
    while (this.tokens[this.at] !== end) {
      const name = (this.tokens[this.at] ?? '').replaceAll('"', '');
      if (this.tokens[this.at + 1] !== ':' || level > mostLevels) return undefined;
      this.at += 2;
      const value = this.value(level + 1);
      if (value === undefined) return undefined;
      pairs.push([name, value]);
    }
    this.at += 1;
    return pairs;
  }

  value(level: number): unknown {
    const token = this.tokens[this.at] ?? '';
    if (token === '{') {
      const pairs = this.pairs('}', level);
      return pairs && Object.fromEntries(pairs);
    }
    this.at += 1;
    if (token === '[') {
      const values: unknown[] = [];
      while (this.at < this.tokens.length && this.tokens[this.at] !== ']')
        values.push(this.value(level + 1));
      this.at += 1;
      return level > mostLevels || values.includes(undefined) ? undefined : values;
    }
    if (token === 'null') return null;
    const [, pattern, flag] = /^\/(.+)\/(i?)$/.exec(token) ?? [];
    if (pattern) return {regex: `${flag && '(?i)'}${pattern}`};
    if (/^(?:true|false)$/.test(token)) return token === 'true';
    if (/^-?\d+(?:\.\d+)?$/.test(token)) return Number(token);
    return /^(?:"|[a-z])/i.test(token) ? token.replace(/^"|"$/g, '') : undefined;
  }
}

/** Builds a query from fields. */
class Translation {
  isClear = true;
  private readonly steps: string[] = [];
  private readonly tests: string[] = [];
  private readonly columns: string[] = [];
  private readonly aliases: string[] = [];
  private readonly ends: string[] = [];

  constructor(root: SelectedField) {
    const fields = fieldsOf(root);
    const isAlone = !fields.some((field) => isStep(field));
    const alias = isAlone ? '' : this.aliasFor(root.name);
    this.steps.push(`FIND ${modelOf(root.name)}${alias && ` AS ${alias}`}`);
    this.add(root, alias);
  }

  get text(): string {
    const where = this.tests.length > 0 ? [`WHERE ${this.tests.join(' AND ')}`] : [];
    const result = this.columns.length > 0 ? [`RETURN ${this.columns.join(', ')}`] : [];
    return [...this.steps, ...where, ...result, ...this.ends.toSorted(byPlace)].join(' ');
  }

  private add(field: SelectedField, alias: string): void {
    const pathOf = (name: string) => (alias ? `${alias}.${name}` : name);
    this.addArguments(field, pathOf);
    const fields = fieldsOf(field);
    for (const {name, fields: inside} of fields)
      if (inside.length === 0) this.columns.push(pathOf(name));
      else if (references.test(name))
        this.columns.push(...inside.map((each) => `${pathOf(name)}.${each.name}`));
    const steps = fields.filter(isStep);
    for (const [index, step] of steps.entries()) {
      const next = this.aliasFor(step.name);
      const from = index > 0 ? `AND ${alias} ` : '';
      this.steps.push(`${from}THAT HAS ${modelOf(step.name)} AS ${next}`);
      this.add(step, next);
      // What follows a second relationship continues from it.
      if (index > 0 && fieldsOf(step).some(isStep)) this.isClear = false;
    }
  }

  private addArguments(field: SelectedField, pathOf: (name: string) => string): void {
    for (const [name, value] of field.arguments) {
      const end = endFor(name, value, pathOf);
      if (isGroup(value) && /^(?:page|paging|pagination)$/i.test(name))
        this.addArguments({...field, arguments: Object.entries(value)}, pathOf);
      // What sorts or limits the records of a relationship doesn't do so for the whole result.
      else if (end && this.steps.length > 1) this.isClear = false;
      else if (end) this.ends.push(end);
      else if (!isFilter.test(name)) this.tests.push(...this.testsOf({[name]: value}, pathOf));
      else if (isGroup(value)) this.tests.push(...this.testsOf(value, pathOf));
      else this.addCondition(value);
    }
  }

  /** Adds a condition that's written as a text: `"riskScore >= 7"`. */
  private addCondition(value: unknown): void {
    const isTest = typeof value === 'string' && /^\(*\w[\w.]*\s*[<>=!]/.test(value);
    if (isTest) this.tests.push(/\bOR\b/i.test(value) ? `(${value})` : value);
    else this.isClear = false;
  }

  /** Returns the tests that an object means: `{riskScore: {gte: 7}, or: [{…}, {…}]}`. */
  private testsOf(where: object, pathOf: (name: string) => string): string[] {
    return Object.entries(where).flatMap(([name, test]) => {
      const [, joint] = /^[$_]?(and|or)$/i.exec(name) ?? [];
      if (!joint) return this.testsFor(pathOf(name), test);
      const groups = [test]
        .flat()
        .map((each) => (isGroup(each) ? this.testsOf(each, pathOf).join(' AND ') : ''));
      if (groups.includes('')) this.isClear = false;
      return /and/i.test(joint) ? groups : [`(${groups.join(' OR ')})`];
    });
  }

  private testsFor(path: string, test: unknown): string[] {
    const tests = isGroup(test)
      ? Object.entries(test).map(([operator, value]) => testFor(path, operator, value))
      : [testFor(path, Array.isArray(test) ? 'in' : 'eq', test)];
    const clear = tests.flatMap((each) => each ?? []);
    if (clear.length < tests.length || /\bnot$/i.test(path)) this.isClear = false;
    return clear;
  }

  /** Returns the first letter, or more of the word if an alias has that already. */
  private aliasFor(name: string): string {
    const length = [1, 2, 3, 4].find((each) => !this.aliases.includes(name.slice(0, each)));
    const alias = length ? name.slice(0, length) : `${name}${this.aliases.length}`;
    this.aliases.push(alias);
    return alias;
  }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFilter = /^(?:where|filter|condition|input|query|bql)$/i;

/** Returns the end of a query that an argument means: `LIMIT 5` for `first: 5`. */
function endFor(
  name: string,
  value: unknown,
  pathOf: (name: string) => string,
): string | undefined {
  if (/^(?:first|limit|take|top|size)$/i.test(name)) return `LIMIT ${value}`;
  if (/^(?:skip|offset)$/i.test(name)) return `SKIP ${value}`;
  if (!/^(?:sort|order)(?:_?by)?$/i.test(name)) return undefined;
  return `ORDER BY ${[value].flat().map(sortKeyOf).map(pathOf).join(', ')}`;
}

/** Turns `"riskScore:desc"`, `riskScore_DESC`, `{riskScore: -1}`, and `{field: "riskScore", order: "desc"}` into a key. */
function sortKeyOf(written: unknown): string {
  if (!isGroup(written))
    return sortKeysOf(String(written).replace(/[\s:_]+(?=(?:asc|desc)$)/i, ' '));
  const {field, direction, order, ...named} = written as Record<string, unknown>;
  const pairs = field ? [[field, direction ?? order]] : Object.entries(named);
  return pairs
    .map(([name, way]) => `${name} ${/^(?:-|desc)/i.test(String(way)) ? 'DESC' : 'ASC'}`)
    .join(', ');
}

/** Compares ends of a query by their place in it. */
const byPlace = (a: string, b: string) => places.indexOf(a[0] ?? '') - places.indexOf(b[0] ?? '');
const places = ['O', 'S', 'L'];

const isStep = ({name, fields}: SelectedField) => fields.length > 0 && !references.test(name);

/** Skips the levels of pages: `edges { node { … } }`. */
function fieldsOf({fields}: SelectedField): SelectedField[] {
  const [only] = fields.filter(({name}) => !/^(?:pageInfo|totalCount|cursor)$/.test(name));
  return only && /^(?:edges|nodes?|items|data|results)$/.test(only.name) ? fieldsOf(only) : fields;
}
