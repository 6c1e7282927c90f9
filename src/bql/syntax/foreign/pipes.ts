import {splitOutside} from './parts';
import {readSearch} from './search-terms';
import {clausesOfStages, stageWords} from './stages';

const command = new RegExp(`^(?:${stageWords})\\b`, 'i');

/** A whole query with pipes: the best that could be said, and its translation if all of it is clear. */
interface Piped {
  better: string;
  fix?: string;
}

/** Translates `Host | where … | summarize count() by os`, as in KQL, and `index=main os=Linux | stats count by os`, as in SPL. */
export function translatedPipes(text: string): Piped | undefined {
  const [source = '', ...stages] = splitOutside(text, /(?<!\|)\|(?!\|)/g);
  const isForeign =
    !/^(?:FIND|SELECT|MATCH|WITH)\b/i.test(source) &&
    stages.length > 0 &&
    stages.some((stage) => command.test(stage));
  if (!isForeign) return undefined;
  const [, model, terms = ''] = /^([A-Z]\w*)?\s*([\s\S]*)$/.exec(source) ?? [];
  const clauses = clausesOfStages(stages);
  const search = terms ? readSearch(terms) : undefined;
  const found = model ?? search?.model;
  const all = search?.where ? [`WHERE ${search.where}`, ...clauses] : clauses;
  const isClear = !terms || search?.where !== undefined;
  const fix = found && isClear ? joinedClauses(found, all) : undefined;
  return {better: fix ?? outline(found, terms, clauses), fix};
}

/** Puts the clauses in order. */
function joinedClauses(model: string, clauses: (string | undefined)[]): string | undefined {
  if (clauses.includes(undefined)) return undefined;
  // A condition on a result needs WITH.
  const isLate = clauses.some(
    (clause, index) =>
      clause?.startsWith('WHERE') &&
      clauses.slice(0, index).some((each) => /^(?:RETURN|WITH)/.test(each ?? '')),
  );
  if (isLate) return undefined;
  const of = (word: RegExp) =>
    clauses.flatMap((clause) => (word.exec(clause ?? '') ? [clause] : []));
  const tests = of(/^WHERE/).map((clause) => clause?.replace(/^WHERE /, ''));
  const returned = of(/^(?:RETURN|WITH)/);
  const sorted = of(/^ORDER BY/);
  const limits = of(/^LIMIT/);
  if (Math.max(returned.length, sorted.length, limits.length) > 1) return undefined;
  const joined =
    tests.length > 1
      ? tests.map((each) => (/\bOR\b/i.test(each ?? '') ? `(${each})` : each))
      : tests;
  const where = tests.length > 0 ? [`WHERE ${joined.join(' AND ')}`] : [];
  return [`FIND ${model}`, ...where, ...returned, ...sorted, ...limits].join(' ');
}

/** Shows the clauses of a query whose model or conditions must be written again. */
function outline(model = 'Host', terms: string, clauses: (string | undefined)[]): string {
  const isTested = terms !== '' || clauses.some((clause) => clause?.startsWith('WHERE'));
  const rest = clauses.filter((clause) => clause && !clause.startsWith('WHERE'));
  return [`FIND ${model}`, ...(isTested ? ['WHERE …'] : []), ...rest].join(' ');
}
