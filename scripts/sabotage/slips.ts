import type {Mutation} from './mutations';

/** Code that decides what readers get, not what describes it, plugs it in, or tests it. */
const code =
  /^src\/(?:base|product|bql|sample|content|search|publish)\/(?!.*\/testing\/)(?!.*(?:schema|plugin|cli|\.test|\.d)\.ts$).*\.ts$/;

/** Comments, imports, types, regular expressions, and messages: no slips there, or none that tests cover. */
const noCode =
  /^\s*(\*|\/[/*]|import |export type|type |interface )|=>\s*\w+;$|['"`/].* (<|>|[+-]|&&|\|\|) /;

/** A slip: what the group in `find` matches becomes its opposite. The code still compiles. */
const slip = (group: string, find: RegExp, opposites: Record<string, string>): Mutation => ({
  group,
  files: code,
  on: ({text}) => !noCode.test(text),
  find,
  write: ([before, found = '']) => before.replace(found, () => opposites[found] ?? found),
});

/** Slips in code, by what's changed. */
export const slips: Mutation[] = [
  slip('edge', / (<=|>=|<|>) (?=[\w(])/g, {'<': '<=', '<=': '<', '>': '>=', '>=': '>'}),
  slip('one off', /(?<=[\w)\]]) ([+-]) 1\b/g, {'+': '-', '-': '+'}),
  slip('value', /\b(true|false)\b/g, {true: 'false', false: 'true'}),
  slip('and, or', / (&&|\|\|) /g, {'&&': '||', '||': '&&'}),
  slip('equal', / ([=!]==) /g, {'===': '!==', '!==': '==='}),
  slip('some, every', /(\.some|\.every)\(/g, {'.some': '.every', '.every': '.some'}),
];
