import {inDoubleQuotes, splitOutside} from '../foreign/parts';
import {type CommonMistake, words} from './common-mistake';

const afterModel = String.raw`(?<=\b(?:FIND|THAT\s{1,9}(?:NOT\s{1,9})?(?:RELATES\s{1,9}TO|[A-Z_]{1,40}))\s{1,9}(?:>>\s*|<<\s*)?[A-Z]\w{0,60}(?:\s{1,9}AS\s{1,9}\w{1,60})?\s{0,9}[({[])`;

const howToFollow = 'BQL has no arrows. Follow a relationship with THAT:';

/** Nodes, arrows, and braces of languages for graphs. */
export const patternMistakes: CommonMistake[] = [
  {
    pattern: words`(?:\bTHAT\s*)?<?-{1,2}\s*\[\s*\w*\s*:?\s*[^\]\n]*\]\s*-{1,2}>?`,
    advice: (written) => `${howToFollow} ${stepOf(written)} Vulnerability AS v.`,
    fix: (written) => ` ${stepOf(written)} `,
  },
  {
    pattern: words`(?:<?-{1,2}>|<-{1,2})(?<=\bTHAT\s{1,9}(?:NOT\s{1,9})?[A-Z_]{1,40}\s{0,9}[<>-]+)`,
    advice: 'BQL has no arrows. Write the model directly after the verb: THAT HAS Vulnerability.',
    fix: ' ',
  },
  {
    pattern: words`(?:\bTHAT\s*)?(?:<?-{1,2}>|<-{1,2}(?!\s*\d)|=>(?=\s*[A-Z(]))`,
    advice: `${howToFollow} THAT HAS Vulnerability AS v.`,
    fix: ' THAT RELATES TO ',
  },
  {
    pattern: /(?<=\bAS\s{1,9}\w{1,99}\s{0,9})(?:>>|<<)(?=\s*[A-Z])/gi,
    advice: (written) => `Write THAT and a verb before ${written}: THAT HAS >> Vulnerability.`,
    fix: (written) => `THAT RELATES TO ${written}`,
  },
  {
    pattern: words`\(\s*\w*\s*:\s*[A-Z]\w*\s*\)`,
    advice: 'Write a model and its alias without parentheses:',
    fix: sourceOf,
  },
  {
    pattern:
      /(?<=\b(?:FIND|THAT\s{1,9}(?:NOT\s{1,9})?[A-Z_]{1,40})\s{1,9})(?:[a-z]\w*:[A-Z]\w*|[A-Z]\w*:[a-z]\w*)/gi,
    advice: 'Write an alias after AS:',
    fix: sourceOf,
  },
  {
    pattern: words`[({]${afterModel}(?=[^(){}]*:)[^(){}]*[)}]`,
    advice: (written) => `BQL has no arguments. Write ${clauseOfArguments(written).trim()}.`,
    fix: clauseOfArguments,
  },
  {
    pattern: words`\b[a-z]\w*\s*\{\s*\.\w+(?:\s*,\s*\.\w+)*\s*\}|(?<=\bRETURN\s{1,9})[a-z]\w*\s*\{\s*\w+(?:[\s,]+\w+)*\s*\}`,
    advice: 'BQL has no braces. List the columns:',
    fix: columnsOfAlias,
  },
  {
    pattern: words`(?:\bWHERE\s{0,9})?(?:\{[^{}:]*[=<>][^{}:]*\}|[([]${afterModel}[^()[\]:]*[=<>][^()[\]:]*[)\]]|(?<=\bWHERE\s{0,9})\[[^[\]]*[=<>][^[\]]*\])`,
    advice: 'Write conditions after WHERE, without braces:',
    fix: (written) =>
      ` WHERE ${written
        .replace(/^WHERE\s*/i, '')
        .slice(1, -1)
        .trim()}`,
  },
  {
    pattern: /\{[^{}]*\{[^{}]*\}[^{}]*\}?/g,
    advice:
      'BQL has no braces. Follow relationships with THAT, and list columns in RETURN: FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name, v.name.',
  },
  {
    pattern: words`\{\s*\.?[a-z][\w.]*(?:[\s,]+\.?[a-z][\w.]*)*\s*\}`,
    advice: 'BQL has no braces. List columns in RETURN:',
    fix: columnsInBraces,
  },
  {
    pattern: /[{}]/g,
    advice:
      'BQL has no braces. Write conditions after WHERE, and columns after RETURN: FIND Host AS h WHERE h.riskScore > 7 RETURN h.name.',
  },
];

/** Turns `-[:HAS]->` into `THAT HAS`. */
function stepOf(written: string): string {
  const [, inside = ''] = /\[\s*([^\]]*)\]/.exec(written) ?? [];
  const [, verb] = /^\w*\s*:\s*(\w+)/.exec(inside) ?? /^([A-Z_]+)$/.exec(inside.trim()) ?? [];
  return `THAT ${verb?.toUpperCase() ?? 'RELATES TO'}`;
}

/** Turns `(h:Host)` and `Host:h` into `Host AS h`. */
function sourceOf(written: string): string {
  const [left = '', right = ''] = written.replace(/[()\s]/g, '').split(':');
  const [alias, model] = /^[A-Z]/.test(right) ? [left, right] : [right, left];
  return alias ? `${model} AS ${alias}` : model;
}

/** Turns `{name: "web-01"}` into `WHERE name = "web-01"`, and `(first: 10)` into `LIMIT 10`. */
function clauseOfArguments(written: string): string {
  const pairs = splitOutside(inDoubleQuotes(written.slice(1, -1)), /,/g).map((pair) => {
    const [name = '', ...value] = pair.split(':');
    return [name.trim(), value.join(':').trim()] as const;
  });
  const limits = pairs.filter(([name]) => /^(?:first|limit|take|top)$/i.test(name));
  const tests = pairs.filter((pair) => !limits.includes(pair));
  const where = tests.map(([name, value]) => `${name} = ${value}`).join(' AND ');
  const parts = [where && `WHERE ${where}`, ...limits.map(([, many]) => `LIMIT ${many}`)];
  return ` ${parts.filter(Boolean).join(' ')}`.trimEnd();
}

/** Turns `h {.name, .os}` into `h.name, h.os`. */
function columnsOfAlias(written: string): string {
  const [alias, ...names] = written.match(/\w+/g) ?? [];
  return names.map((each) => `${alias}.${each}`).join(', ');
}

function columnsInBraces(written: string): string {
  const names = written.match(/[a-z][\w.]*/gi) ?? [];
  return `RETURN ${names.join(', ')}`;
}
