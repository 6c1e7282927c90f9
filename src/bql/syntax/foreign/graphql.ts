import type {Instead} from './instead';
import {modelOf} from './model-names';
import {testFor} from './value-tests';

/** A field of a query in GraphQL. */
interface Field {
  name: string;
  arguments: [name: string, value: unknown][];
  fields: Field[];
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
  const found = text.slice(text.indexOf('{')).match(/[{}()[\]:]|"[^"\n]*"|[\w.$-]+|\S/g) ?? [];
  const tokens = found.filter((token) => token !== ',');
  const [root, ...others] = new Reader(tokens).selection(0) ?? [];
  if (!root || others.length > 0 || root.fields.length === 0) return undefined;
  const query = new Translation(root);
  return query.isClear ? query.text : undefined;
}

/** Reads fields and arguments. Anything else, such as a fragment, makes a query unclear. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: string[]) {}

  /** Reads `{ name os }`. */
  selection(level: number): Field[] | undefined {
    this.at += 1;
    const fields: Field[] = [];
    while (this.tokens[this.at] !== '}') {
      const field = level < mostLevels ? this.field(level) : undefined;
      if (!field) return undefined;
      fields.push(field);
    }
    this.at += 1;
    return fields;
  }

  private field(level: number): Field | undefined {
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
      const name = this.tokens[this.at] ?? '';
      if (this.tokens[this.at + 1] !== ':' || level > mostLevels) return undefined;
      this.at += 2;
      const value = this.value(level + 1);
      if (value === undefined) return undefined;
      pairs.push([name, value]);
    }
    this.at += 1;
    return pairs;
  }

  private value(level: number): unknown {
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
  private limit = '';

  constructor(root: Field) {
    const fields = fieldsOf(root);
    const isAlone = !fields.some((field) => isStep(field));
    const alias = isAlone ? '' : this.aliasFor(root.name);
    this.steps.push(`FIND ${modelOf(root.name)}${alias && ` AS ${alias}`}`);
    this.add(root, alias);
  }

  get text(): string {
    const where = this.tests.length > 0 ? [`WHERE ${this.tests.join(' AND ')}`] : [];
    const all = [...this.steps, ...where, `RETURN ${this.columns.join(', ')}`, this.limit];
    return all.filter(Boolean).join(' ');
  }

  private add(field: Field, alias: string): void {
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

  private addArguments({arguments: written}: Field, pathOf: (name: string) => string): void {
    for (const [name, value] of written) {
      if (/^(?:first|limit|take|top|size)$/i.test(name)) this.limit = `LIMIT ${value}`;
      else if (/^(?:where|filter|condition|input)$/i.test(name) && typeof value === 'object')
        for (const [path, test] of Object.entries(value ?? {})) this.addTest(pathOf(path), test);
      else this.addTest(pathOf(name), value);
    }
  }

  private addTest(path: string, test: unknown): void {
    const isGroup = typeof test === 'object' && !Array.isArray(test);
    const pairs = isGroup ? Object.entries(test ?? {}) : [];
    const tests = isGroup
      ? pairs.map(([operator, value]) => testFor(path, operator, value))
      : [testFor(path, Array.isArray(test) ? 'in' : 'eq', test)];
    const clear = tests.flatMap((each) => each ?? []);
    if (clear.length < tests.length || /\b(?:and|or|not)$/i.test(path)) this.isClear = false;
    this.tests.push(...clear);
  }

  /** Returns the first letter, or more of the word if an alias has that already. */
  private aliasFor(name: string): string {
    const length = [1, 2, 3, 4].find((each) => !this.aliases.includes(name.slice(0, each)));
    const alias = length ? name.slice(0, length) : `${name}${this.aliases.length}`;
    this.aliases.push(alias);
    return alias;
  }
}

const isStep = ({name, fields}: Field) => fields.length > 0 && !references.test(name);

/** Skips the levels of pages: `edges { node { … } }`. */
function fieldsOf({fields}: Field): Field[] {
  const [only] = fields.filter(({name}) => !/^(?:pageInfo|totalCount|cursor)$/.test(name));
  return only && /^(?:edges|nodes?|items|data|results)$/.test(only.name) ? fieldsOf(only) : fields;
}
