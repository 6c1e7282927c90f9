import {firstDateOf, pastOf} from '../spans';
import {isPlural} from '../text-tests';
import {knownModel} from './model-names';
import {splitOutside} from './parts';

/** The terms before the first pipe of SPL. */
interface Search {
  /** Undefined if no word names a model. */
  model?: string;
  /** The condition; empty if there is none, and undefined if a term isn't clear. */
  where?: string;
}

const term = /^(?:NOT\s+)?[a-z_][\w.]*(?:!=|[<>]=?|=)(?:"[^"\n]*"|[^\s"]+)$/i;

/**
 * Turns `severity=Critical` into `severity = "Critical"`, and `-tags:test` into `NOT tags CONTAINS "test"`.
 *
 * @param date the attribute that `earliest` tests
 * @returns undefined if it isn't clear; empty if it says nothing
 */
export function testOfTerm(written: string, date: string): string | undefined {
  const [, not, path = '', sign = '', value = ''] =
    /^(?:\+|([-!]))?([a-z_][\w.]*)(!=|[<>]=?|=|:)(.+)$/is.exec(written) ?? [];
  if (/^latest$/i.test(path)) return /^now/i.test(value) ? '' : undefined;
  if (/^earliest$/i.test(path)) {
    const past = pastOf(value);
    return past && `${date} IN LAST ${past.span}`;
  }
  const isBare = /^(?:true|false|"[^"]*"|-?\d+(?:\.\d+)?|\d{4}-\d\d-\d\d)$/i.test(value);
  const text = isBare ? value : `"${value.replace(/["\\]/g, '')}"`;
  if (!path || (value.includes('*') && sign !== ':' && sign !== '=')) return undefined;
  const within = sign === ':' && isPlural(path) ? 'CONTAINS' : sign.replace(':', '=');
  const test =
    value === '*' ? `${path} EXISTS` : `${path} ${value.includes('*') ? 'LIKE' : within} ${text}`;
  return not ? `NOT ${test}` : test;
}

/** Reads `index=vulns riskRating=Critical`. The index and the type of the source name the model. */
export function readSearch(terms: string): Search {
  const compact = terms.replace(/\s*(!=|[<>]=?|=)\s*/g, '$1').replace(/^search\s+/i, '');
  const all = splitOutside(compact, /\s+/g).filter(Boolean);
  const places = all.filter((each) => /^(?:index|sourcetype|source)=/i.test(each));
  const model = knownModel(places.join(' '));
  const date = firstDateOf(model ?? '');
  const rest = all
    .filter((each) => !places.includes(each) && !/^AND$/i.test(each))
    .map((each) => (/^(?:earliest|latest)=/i.test(each) ? testOfTerm(each, date) : each))
    .filter((each) => each !== '');
  if (!isComplete(rest)) return {model};
  const tests = rest.filter((each) => !/^(?:NOT|OR)$/i.test(each));
  // OR comes before AND here.
  const isMixed = rest.some((each) => /^OR$/i.test(each)) && tests.length !== 2;
  const isTime = rest.some((each) => /^_time[<>=]/i.test(each));
  const isClear = tests.every(
    (each) => term.test(each) || / IN LAST /.test(each) || /^\(.*[<>=].*\)$/s.test(each),
  );
  if (isMixed || isTime || !isClear) return {model};
  const words = rest.map((each) =>
    term.test(each) ? each.replace(/(!=|[<>]=?|=)/, ' $1 ') : each,
  );
  const where = words.reduce((text, word, index) => {
    const before = words[index - 1];
    const isJoined = index === 0 || /^OR$/i.test(word) || /^(?:OR|NOT)$/i.test(before ?? '');
    return `${text}${isJoined ? ' ' : ' AND '}${word}`;
  }, '');
  return {model, where: where.trim()};
}

const isComplete = (texts: (string | undefined)[]): texts is string[] => !texts.includes(undefined);
