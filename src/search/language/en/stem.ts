/** Endings of English words, longest first, with the minimum length of the rest. */
const endings: [ending: string, least: number, instead: string][] = [
  ['ications', 3, 'y'],
  ['ication', 3, 'y'],
  ['izations', 3, 'ize'],
  ['ization', 3, 'ize'],
  ['ations', 4, ''],
  ['ation', 4, ''],
  ['ating', 4, ''],
  ['ates', 4, ''],
  ['ated', 4, ''],
  ['ate', 4, ''],
  ['ances', 4, ''],
  ['ance', 4, ''],
  ['ments', 4, ''],
  ['ment', 4, ''],
  ['ies', 2, 'y'],
  ['ied', 2, 'y'],
  ['sses', 2, 'ss'],
  ['ions', 4, ''],
  ['ion', 4, ''],
  ['ings', 3, ''],
  ['ing', 3, ''],
  ['edly', 3, ''],
  ['ed', 3, ''],
  ['ers', 4, ''],
  ['er', 4, ''],
  ['ors', 4, ''],
  ['or', 4, ''],
  ['es', 3, ''],
  ['ly', 4, ''],
  ['s', 2, ''],
];

/**
 * Returns the common stem of an English word's forms: `policies` and `policy`, `configuring` and `configuration`. Words
 * with the same stem match each other, so it matters only that all forms have the same stem.
 */
export function stem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term) || /(ss|us|is)$/.test(term)) return term;
  for (const [ending, least, instead] of endings) {
    if (term.endsWith(ending) && term.length - ending.length >= least) {
      return tidy(term.slice(0, -ending.length) + instead);
    }
  }
  return tidy(term);
}

/** Removes a silent e, and the second of two equal letters: `scheduling` and `schedule`, `mapping` and `map`. */
const tidy = (base: string) => base.replace(/(?<=..)e$/, '').replace(/([bdgmnprt])\1$/, '$1');

/** Whether two forms are a word's singular and plural: `policy` and `policies`, `host` and `hosts`. */
export function areOneAndMany(term: string, other: string): boolean {
  const [one, many] = term.length < other.length ? [term, other] : [other, term];
  return [`${one}s`, `${one}es`, one.replace(/y$/, 'ies')].includes(many);
}
