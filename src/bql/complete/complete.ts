import {keywordReference} from '../reference/keywords';
import {maxLength} from '../syntax/parse';
import {tooDeep} from '../syntax/token-faults';
import {Identifier, NumberLiteral, Word} from '../syntax/tokens';
import {keywords} from '../syntax/words';
import {aliasOptions, aliasProposals, branchOptions} from './aliases';
import type {Completion, CompletionData, Completions} from './completion';
import {
  isCompared,
  listOptions,
  operatorOptions,
  stringOptions,
  timeOptions,
  valuesHere,
} from './conditions';
import {cursorAt} from './cursor';
import {draftOf} from './draft';
import {functionOptions, mayBeDistinct} from './functions';
import {matching} from './match';
import {type Expected, mayFollow} from './may-follow';
import {directionOptions, modelOptions, verbOptions} from './models';
import {attributesAfterDot, isPlainKey, nameOptions} from './names';
import {phraseOptions} from './phrases';
import type {Situation} from './situation';

export type {Completion, CompletionData, Completions} from './completion';

/**
 * Returns completions for an offset in a query. Ignores the text after the offset, except for the rest of the current
 * word or string. Never throws.
 *
 * @returns `undefined` if nothing fits
 */
export function completionsAt(
  text: string,
  offset: number,
  dataset: CompletionData,
): Completions | undefined {
  if (text.length > maxLength) return undefined;
  const cursor = cursorAt(text, Math.min(Math.max(offset, 0), text.length));
  if (!cursor || tooDeep(cursor.before)) return undefined;
  const situation = {...draftOf(cursor.before, text, dataset), dataset};
  const options = cursor.quote
    ? stringOptions(situation, cursor.quote)
    : [...optionsOf(situation), ...phraseOptions(situation, optionsOf)];
  const fitting = matching(options, cursor.typed);
  if (fitting.length === 0) return undefined;
  return {start: cursor.start, end: cursor.end, options: fitting};
}

function optionsOf(situation: Situation): Completion[] {
  const expected = mayFollow(situation);
  return [
    ...operatorOptions(expected, situation),
    ...expected
      .toSorted((a, b) => turnOf(a) - turnOf(b))
      .flatMap((each) => optionsOfToken(each, situation)),
  ];
}

/** Orders the query's names first, then functions, then keywords. */
function turnOf({type, rule}: Expected): number {
  if (type !== Identifier && type !== Word) return 2;
  return rule === 'call' ? 1 : 0;
}

function optionsOfToken(expected: Expected, situation: Situation): Completion[] {
  const {type, word, rule, occurrence} = expected;
  const {query, clause, scope, dataset} = situation;
  switch (rule) {
    case 'source':
      if (type !== Identifier) return keywordOptions(word);
      return occurrence === 0
        ? modelOptions(query, dataset.udm)
        : aliasProposals(query, dataset.udm);
    case 'step':
      if (type !== Identifier) return stepOptions(word, situation);
      return occurrence === 0 ? aliasOptions(scope) : verbOptions(query, dataset.udm);
    case 'path':
      if (type === Word) return attributesAfterDot(expected, situation);
      return type === Identifier ? nameOptions(expected, situation) : [];
    case 'listTest':
      return word === '[' ? listOptions(situation) : [];
    case 'timeTest':
      return [NumberLiteral, Identifier].includes(type) ? timeOptions(type, situation) : [];
    case 'literal':
      return isCompared(expected) ? valuesHere(situation) : [];
    case 'call':
      if (isPlainKey(expected, situation)) return [];
      if (type === Identifier) return functionOptions(clause);
      return mayBeDistinct(clause) ? keywordOptions(word) : [];
    case 'case':
      return isPlainKey(expected, situation) ? [] : keywordOptions(word);
    case 'limit':
      if (type !== NumberLiteral) return keywordOptions(word);
      return ['10', '25', '50', '100'].map((label) => ({label, kind: 'value'}));
    case 'conjunction':
    case 'condition':
    case 'negation':
      return isJoint(word)
        ? [{label: word, kind: 'operator', info: keywordReference[word].meaning}]
        : [];
    default:
      return keywordOptions(word);
  }
}

const known: ReadonlySet<string> = new Set(keywords);
const isKeyword = (word: string): word is (typeof keywords)[number] => known.has(word);
const keywordOptions = (label: string): Completion[] =>
  isKeyword(label) ? [{label, kind: 'keyword', info: keywordReference[label].meaning}] : [];

const isJoint = (word: string): word is 'AND' | 'OR' | 'NOT' => ['AND', 'OR', 'NOT'].includes(word);

function stepOptions(word: string, {query, scope, dataset}: Situation): Completion[] {
  switch (word) {
    case 'AND':
      return branchOptions(scope);
    case 'NOT':
      return [{label: word, kind: 'operator', detail: 'records without such a relationship'}];
    case 'RELATES TO': {
      const detail = 'any relationship, direct or through one other record';
      return [{label: word, kind: 'verb', detail}];
    }
    case '>>':
    case '<<':
      return directionOptions(word, query, dataset.udm);
    default:
      return keywordOptions(word);
  }
}
