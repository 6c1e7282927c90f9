import {type Clause, clausesOf, inDoubleQuotes, splitOutside} from './parts';

const words = String.raw`FIND|OPTIONAL\s+MATCH|MATCH|WHERE|RETURN|ORDER\s+BY|SKIP|LIMIT`;
const node = String.raw`\(\s*(\w*)\s*(?::\s*(\w+))?\s*(?:\{([^}]*)\})?\s*\)`;
const arrow = String.raw`<?-+\s*(?:\[\s*\w*\s*(?::\s*(\w+))?[^\]]*\]\s*-+)?>?`;

/** A node with its relationship to the node before it. */
interface Hop {
  verb?: string;
  alias?: string;
  model?: string;
  tests: string[];
}

/**
 * Translates patterns of Cypher: `MATCH (h:Host)-[:HAS]->(v:Vulnerability) WHERE … RETURN h.name`.
 *
 * @returns undefined if it isn't such a query, or if a part isn't clear
 */
export function translatedMatch(text: string): string | undefined {
  const isPattern = /^(?:MATCH|FIND)\s*\(/i.test(text);
  if (!isPattern && !(/^FIND\b/i.test(text) && /\)\s*<?-{1,2}\s*[[(>]/.test(text)))
    return undefined;
  const clauses = clausesOf(inDoubleQuotes(text), words);
  const [first, ...others] = clauses;
  const chain = first && (chainOf(first.body) ?? plainSource(first.body));
  const [start] = chain ?? [];
  if (!chain || !start?.model) return undefined;
  const known = new Map<string, string>();
  const steps = [sourceOf(start), ...stepsOf(chain.slice(1))];
  for (const {alias, model} of chain) if (alias && model) known.set(alias, model);
  const tests = chain.flatMap((hop) => hop.tests);
  let end = chain.at(-1)?.alias;
  const after: string[] = [];
  for (const clause of others) {
    if (clause.word === 'WHERE') {
      const read = readTests(clause, end);
      if (!read) return undefined;
      tests.push(...read.tests);
      after.push(...read.steps);
    } else if (clause.word === 'OPTIONAL MATCH' || clause.word === 'MATCH') {
      const hops = chainOf(clause.body);
      if (!hops || !known.has(hops[0]?.alias ?? '')) return undefined;
      const optional = clause.word === 'MATCH' ? '' : 'OPTIONALLY ';
      after.push(branchOf(hops, end, optional));
      end = hops.at(-1)?.alias;
    } else after.push(`${clause.word} ${clause.body}`);
  }
  const where = tests.length > 0 ? [`WHERE ${tests.join(' AND ')}`] : [];
  return [`FIND ${steps.join(' ')}`, ...where, ...after].join(' ');
}

/** Reads `(h:Host)-[:HAS]->(v:Vulnerability)`. */
function chainOf(text: string): Hop[] | undefined {
  const whole = new RegExp(`^${node}(?:\\s*${arrow}\\s*${node})*$`);
  if (!whole.test(text)) return undefined;
  const hops = [...text.matchAll(new RegExp(`(?:(${arrow})\\s*)?${node}`, 'g'))];
  return hops.map(([, , verb, alias, model, map]) => ({
    verb,
    alias: alias || undefined,
    model,
    tests: testsOf(map, alias),
  }));
}

/** Reads `Host AS h`. */
function plainSource(text: string): Hop[] | undefined {
  const [, model, alias] = /^(\w+)(?:\s+AS\s+(\w+))?$/i.exec(text) ?? [];
  return model ? [{model, alias, tests: []}] : undefined;
}

/** Turns `{name: "web-01"}` into conditions. */
function testsOf(map = '', alias = ''): string[] {
  const pairs = splitOutside(map, /,/g).filter(Boolean);
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split(':');
    return `${alias ? `${alias}.` : ''}${name.trim()} = ${value.join(':').trim()}`;
  });
}

const sourceOf = ({alias, model = 'Asset'}: Hop) => (alias ? `${model} AS ${alias}` : model);

const stepsOf = (hops: Hop[], not = ''): string[] =>
  hops.map((hop) => `THAT ${not}${hop.verb?.toUpperCase() ?? 'RELATES TO'} ${sourceOf(hop)}`);

/** Writes steps that continue from an earlier model. */
function branchOf([from, ...hops]: Hop[], end: string | undefined, optional: string, not = '') {
  const branch = from?.alias && from.alias !== end ? `AND ${from.alias} ` : '';
  return `${branch}${optional}${stepsOf(hops, not).join(' ')}`;
}

/** Separates conditions from patterns: `NOT (h)-[:OWNS]-(:Person)`. */
function readTests({body}: Clause, end?: string): {tests: string[]; steps: string[]} | undefined {
  const parts = splitOutside(body, /\bAND\b/gi);
  const tests: string[] = [];
  const steps: string[] = [];
  for (const part of parts) {
    const [, not, pattern = ''] =
      /^(NOT\s+)?(?:EXISTS\s*)?(?:[({]\s*)?(\([\s\S]*?\)\s*<?-[\s\S]*?\))\s*[)}]?$/i.exec(part) ??
      [];
    const hops = chainOf(pattern);
    if (hops) steps.push(branchOf(hops, end, '', not ? 'NOT ' : ''));
    else if (/\)\s*<?-+\s*(?:\[|>|\()/.test(part)) return undefined;
    else tests.push(part);
  }
  return {tests, steps};
}
