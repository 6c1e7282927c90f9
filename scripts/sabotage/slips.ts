import type {Mutation} from './mutations';

/** What decides what readers get, without what describes, plugs in or tests it. */
const code =
  /^src\/(?:base|product|bql|sample|content|search|publish)\/(?!.*\/testing\/)(?!.*(?:schema|plugin|cli|\.test|\.d)\.ts$).*\.ts$/;

/** Lines that are comments, imports, types, regular expressions or messages: no slip there, or one that no test is for. */
const noCode =
  /^\s*(\*|\/[/*]|import |export type|type |interface )|=>\s*\w+;$|['"`/].* (<|>|[+-]|&&|\|\|) /;

/** A slip of the hand: what the group in `find` catches becomes its opposite. Each makes something that still compiles. */
const slip = (group: string, find: RegExp, opposites: Record<string, string>): Mutation => ({
  group,
  files: code,
  on: ({text}) => !noCode.test(text),
  find,
  write: ([before, found = '']) => before.replace(found, () => opposites[found] ?? found),
});

/** Slips in code, by what is changed. */
export const slips: Mutation[] = [
  slip('edge', / (<=|>=|<|>) (?=[\w(])/g, {'<': '<=', '<=': '<', '>': '>=', '>=': '>'}),
  slip('one off', /(?<=[\w)\]]) ([+-]) 1\b/g, {'+': '-', '-': '+'}),
  slip('value', /\b(true|false)\b/g, {true: 'false', false: 'true'}),
  slip('and, or', / (&&|\|\|) /g, {'&&': '||', '||': '&&'}),
  slip('equal', / ([=!]==) /g, {'===': '!==', '!==': '==='}),
  slip('some, every', /(\.some|\.every)\(/g, {'.some': '.every', '.every': '.some'}),
];
