import {type Clause, isGroup, splitOutside} from './parts';

/** A model of FROM or JOIN, as FIND or a step of a path. */
interface Part {
  /** What's before the model: `THAT HAS`. */
  verb: string;
  model: string;
  alias?: string;
  /** The conditions in its WHERE. */
  tests: string[];
  /** The part that the step continues from. */
  origin?: Part;
}

interface Path {
  code: string;
  /** The aliases of its models, or else their names. */
  sources: string[];
}

const nameOf = ({alias, model}: Part) => alias ?? model;

const optional = 'OPTIONALLY THAT HAS';
const required = 'THAT HAS';
const absent = 'THAT NOT HAS';

/**
 * Turns FROM, JOIN, and WHERE into a path. A condition follows the last model that it names, so that one on the first
 * model doesn't only choose which records an optional step adds.
 *
 * @returns undefined if a part isn't clear
 */
export function selectedPath(from: string, joins: Clause[], where: string): Path | undefined {
  const first = sourceOf(from);
  if (!first) return undefined;
  const parts: Part[] = [{...first, verb: 'FIND', tests: []}];
  let tests = testsIn(where);
  for (const join of joins) {
    const part = joined(join, parts, tests);
    if (!part) return undefined;
    parts.push(part);
    if (part.verb === absent) tests = tests.filter((test) => !isAbout(test, part));
  }
  for (const test of tests) {
    const place =
      parts.findLast((part) => isAbout(test, part)) ??
      parts.findLast(({verb}) => verb === 'FIND' || verb === required);
    place?.tests.push(test);
  }
  return {
    code: parts.map((part, index) => codeOf(part, parts.slice(0, index))).join(' '),
    sources: parts.flatMap((part) => (part.verb === absent ? [] : nameOf(part))),
  };
}

/** Reads `Host h`. */
function sourceOf(written: string): Pick<Part, 'model' | 'alias'> | undefined {
  const [, model, alias] = /^(?:\w+\.)?(\w+)(?:\s+(?:AS\s+)?(\w+))?$/i.exec(written) ?? [];
  return model ? {model, alias} : undefined;
}

/**
 * Turns `LEFT JOIN Finding f ON f.host = h.id` into `OPTIONALLY THAT HAS Finding AS f`. A test of the joined record
 * drops records without one, and `IS NULL` drops the others. What else ON tests is the step's condition.
 */
function joined({word, body}: Clause, before: Part[], tests: string[]): Part | undefined {
  const [, written = '', on] =
    /^([\s\S]*?)(?:\s+ON\b([\s\S]*)|\s+USING\b[\s\S]*)?$/i.exec(body) ?? [];
  const source = sourceOf(written);
  if (!source || !/^(?:LEFT (?:OUTER )?|INNER )?JOIN$/.test(word)) return undefined;
  const part: Part = {...source, verb: required, tests: on ? testsIn(on) : []};
  const key = on ? part.tests.find((test) => isKey(test, part, before)) : undefined;
  part.origin =
    (key ? before.find((each) => isAbout(key, each)) : undefined) ??
    before.findLast(({verb}) => verb !== absent);
  part.tests = part.tests.filter((test) => test !== key);
  const about = tests.filter((test) => isAbout(test, part));
  const verb = word.startsWith('LEFT') ? verbFor(part, about, key) : required;
  const isOptional = part.origin?.verb === optional && verb === absent;
  if (!verb || (on && !key) || part.origin?.verb === absent || isOptional) return undefined;
  part.verb = verb;
  for (let each = part.origin; part.verb === required && each; each = each.origin)
    if (each.verb === optional) each.verb = required;
  return part;
}

/** Returns the verb for a LEFT JOIN: the conditions about its record say whether there must be one. */
function verbFor(part: Part, about: string[], key = ''): string | undefined {
  const [only, ...others] = about;
  if (!only) return optional;
  const [, absence] = /^\w+\.(\w+)\s+IS\s+NULL$/i.exec(only) ?? [];
  if (absence && others.length === 0)
    return keyName.test(absence) || isAbout(key, part, absence) ? absent : undefined;
  const isPresent = about.every(
    (test) =>
      !/\b(?:IS\s+NULL|NOT\s+EXISTS|COALESCE|IFNULL|ISNULL|NVL)\b/i.test(test) &&
      test.split(/\bOR\b/i).every((side) => isAbout(side, part)),
  );
  return isPresent ? required : undefined;
}

/** Whether a test names a part, or one of its attributes. */
const isAbout = (test: string, part: Part, attribute = ''): boolean =>
  new RegExp(String.raw`(?<![\w.])${nameOf(part)}\.${attribute || String.raw`\w`}`, 'i').test(
    test.replace(/"[^"]*"/g, '""'),
  );

const keyName = /(?:id|key)s?$/i;

/** Whether a test only joins a part to an earlier one by a key: `f.host = h.id`. */
function isKey(test: string, part: Part, before: Part[]): boolean {
  const [, first, one = '', second, other = ''] =
    /^(?:(\w+)\.)?([a-z_]\w*)\s*=\s*(?:(\w+)\.)?([a-z_]\w*)$/i.exec(test) ?? [];
  const isOfKeys = one !== other || /(?:id|key|name|mail)s?$/i.test(one);
  if (!one || !isOfKeys) return false;
  if (!first && !second) return keyName.test(one) || keyName.test(other);
  return isAbout(test, part) && before.some((each) => isAbout(test, each));
}

/** Splits a condition at AND, also in parentheses around the whole. A test that contains OR is in parentheses. */
function testsIn(written: string): string[] {
  const text = written.trim();
  if (isGroup(text)) return testsIn(text.slice(1, -1));
  if (splitOutside(text, /\bOR\b/gi).length > 1) return [`(${text})`];
  const tests = splitOutside(text, /(?<!\bBETWEEN\s{1,9}\S{1,99}\s{1,9})\bAND\b/gi).filter(Boolean);
  return tests.length > 1 ? tests.flatMap((test) => testsIn(test)) : tests;
}

/** Writes a step. One that continues from an earlier part than the last names it. */
function codeOf({verb, model, alias, tests, origin}: Part, before: Part[]): string {
  const last = before.findLast((each) => each.verb !== absent);
  const branch = origin && origin !== last ? `AND ${nameOf(origin)} ` : '';
  const name = alias && (verb !== absent || tests.length > 0) ? ` AS ${alias}` : '';
  const [only = '', ...others] = tests;
  const where = isGroup(only) && others.length === 0 ? only.slice(1, -1) : tests.join(' AND ');
  return `${branch}${verb} ${model}${name}${where && ` WHERE ${where}`}`;
}
