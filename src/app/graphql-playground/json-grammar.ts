import type {Prism} from 'prism-react-renderer';

/** A Prism grammar that gives JSON the token classes that code blocks on pages have. */
export const jsonGrammar: Prism.Grammar = {
  property: {pattern: /"(?:\\.|[^\\"\r\n])*"(?=\s*:)/, greedy: true},
  string: {pattern: /"(?:\\.|[^\\"\r\n])*"/, greedy: true},
  number: /-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/i,
  boolean: /\b(?:true|false)\b/,
  null: {pattern: /\bnull\b/, alias: 'keyword'},
  operator: /:/,
  punctuation: /[{}[\],]/,
};
