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

/** Reads `index=vulns riskRating=Critical`. The index and the type of the source name the model. */
export function readSearch(terms: string): Search {
  const compact = terms.replace(/\s*(!=|[<>]=?|=)\s*/g, '$1').replace(/^search\s+/i, '');
  const all = splitOutside(compact, /\s+/g).filter(Boolean);
  const places = all.filter((each) => /^(?:index|sourcetype|source)=/i.test(each));
  const model = knownModel(places.join(' '));
  const rest = all.filter((each) => !places.includes(each) && !/^AND$/i.test(each));
  const tests = rest.filter((each) => !/^(?:NOT|OR)$/i.test(each));
  // OR comes before AND here.
  const isMixed = rest.some((each) => /^OR$/i.test(each)) && tests.length !== 2;
  const isTime = rest.some((each) => /^(?:earliest|latest|_time)[<>=]/i.test(each));
  const isClear = tests.every((each) => term.test(each) || /^\(.*[<>=].*\)$/s.test(each));
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
