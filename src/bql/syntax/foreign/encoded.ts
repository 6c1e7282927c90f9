import type {Instead} from './instead';
import {splitOutside} from './parts';
import {readValue} from './rest';
import {modelTested} from './terms';
import {testFor} from './value-tests';

/** The operators of encoded queries, and what they're called in other languages. */
const operators: Record<string, string> = {
  ...{'=': 'eq', '!=': 'ne', '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte'},
  ...{LIKE: 'contains', STARTSWITH: 'startswith', ENDSWITH: 'endswith', IN: 'in', 'NOT IN': 'nin'},
};

/** Returns the query that an encoded query of ServiceNow means: `os=Linux^riskScore>7^ORDERBYname`. */
export function translatedEncoded(text: string): Instead | undefined {
  const [, find, encoded = ''] =
    /^(FIND\s+\w+(?:\s+AS\s+\w+)?)?(?:\s+WHERE\s+|sysparm_query=)?(\S[\s\S]*)$/i.exec(text) ?? [];
  const [first = '', ...others] = splitOutside(encoded, /\^(?!=)/g);
  const isTest = /^[a-z_][\w.]*(?:\s*[!<>=]|[A-Z ]+).*[\w")\]]$/s.test(first);
  if (others.length === 0 || !isTest) return undefined;
  const fix = queryOf(find ?? `FIND ${modelTested(encoded)}`, [first, ...others]);
  const message = `BQL has no ^. Join conditions with AND or OR, and sort with ORDER BY: ${fix}.`;
  return fix ? {message, fix} : undefined;
}

function queryOf(find: string, parts: string[]): string | undefined {
  const groups: string[][] = [];
  const keys: string[] = [];
  for (const part of parts) {
    const [, descending, key] = /^ORDERBY(DESC)?(\S+)$/.exec(part) ?? [];
    const [, or, written = ''] = /^(OR(?=[a-z]))?([\s\S]*)$/.exec(part) ?? [];
    const test = testOf(written);
    if (key) keys.push(descending ? `${key} DESC` : key);
    else if (!test) return undefined;
    else if (or) groups.at(-1)?.push(test);
    else groups.push([test]);
  }
  const all = groups.map((tests) => (tests.length > 1 ? `(${tests.join(' OR ')})` : tests[0]));
  const sorted = keys.length > 0 ? ` ORDER BY ${keys.join(', ')}` : '';
  return `${find} WHERE ${all.join(' AND ')}${sorted}`;
}

function testOf(written: string): string | undefined {
  const [, path = '', empty] = /^([a-z_][\w.]*?)IS(NOT)?EMPTY$/.exec(written) ?? [];
  if (path) return `${path} ${empty ? '' : 'NOT '}EXISTS`;
  const [, name = '', sign = '', value = ''] =
    /^([a-z_][\w.]*?)\s*(!=|[<>]=?|=|NOT IN|IN|LIKE|STARTSWITH|ENDSWITH)\s*([^(^]+)$/.exec(
      written,
    ) ?? [];
  const values = /IN$/.test(sign) ? value.split(',').map(readValue) : readValue(value);
  return name ? testFor(name, operators[sign] ?? '', values) : undefined;
}
