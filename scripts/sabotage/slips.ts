import {seeded} from '../../src/base/random';
import type {Edit} from './edits';

/** A slip of the hand: what the group in `find` catches becomes its opposite. */
interface Slip {
  group: string;
  find: RegExp;
  opposites: Record<string, string>;
}

/** Each makes something that still compiles. */
const slips: Slip[] = [
  {
    group: 'edge',
    find: / (<=|>=|<|>) (?=[\w(])/g,
    opposites: {'<': '<=', '<=': '<', '>': '>=', '>=': '>'},
  },
  {group: 'one off', find: /(?<=[\w)\]]) ([+-]) 1\b/g, opposites: {'+': '-', '-': '+'}},
  {group: 'value', find: /\b(true|false)\b/g, opposites: {true: 'false', false: 'true'}},
  {group: 'and, or', find: / (&&|\|\|) /g, opposites: {'&&': '||', '||': '&&'}},
  {group: 'equal', find: / ([=!]==) /g, opposites: {'===': '!==', '!==': '==='}},
  {
    group: 'some, every',
    find: /(\.some|\.every)\(/g,
    opposites: {'.some': '.every', '.every': '.some'},
  },
];

/** Lines that are comments, imports, types, regular expressions or messages: no slip there, or one that no test is for. */
const noCode =
  /^\s*(\*|\/[/*]|import |export type|type |interface )|=>\s*\w+;$|['"`/].* (<|>|[+-]|&&|\|\|) /;

/** What decides what readers get, without what describes, plugs in or tests it. */
const isCode = (file: string) =>
  /^src\/(base|product|bql|sample|content|search|publish)\/.*\.ts$/.test(file) &&
  !/\.(test|d)\.ts$|\/testing\/|(schema|plugin|cli)\.ts$/.test(file);

/**
 * Chooses slips in the code by chance.
 *
 * @param files texts by path
 * @param seed the same one gives the same slips of the same code
 * @param perGroup how many of each group
 */
export function chooseSlips(files: Record<string, string>, seed: number, perGroup: number): Edit[] {
  const random = seeded(seed);
  const code = Object.entries(files).filter(([file]) => isCode(file));
  return slips.flatMap((slip) => {
    const places = code.flatMap(([file, source]) => placesIn(file, source, slip));
    const chosen: Edit[] = [];
    while (chosen.length < perGroup && places.length > 0)
      chosen.push(...places.splice(Math.floor(random() * places.length), 1));
    return chosen;
  });
}

function placesIn(file: string, source: string, {group, find, opposites}: Slip): Edit[] {
  let start = 0;
  return source.split('\n').flatMap((line) => {
    const lineStart = start;
    start += line.length + 1;
    if (noCode.test(line)) return [];
    return Array.from(line.matchAll(find), ({0: before, 1: found = '', index}) => ({
      group,
      file,
      offset: lineStart + index,
      before,
      after: before.replace(found, () => opposites[found] ?? found),
    }));
  });
}
