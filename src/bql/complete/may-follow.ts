import type {IToken, TokenType} from 'chevrotain';
import {grammar} from '../syntax/grammar';
import {tokensOf} from './cursor';
import {is, type QueryDraft} from './draft';

/** A token that the grammar allows next, and its position in the grammar. */
export interface Expected {
  type: TokenType;
  /** The word or symbol, spelled as in the keyword table. */
  word: string;
  /** The rule that contains it. */
  rule: string;
  /** All enclosing rules, from `query` to its own rule. */
  rules: string[];
  /** The token's index within its rule, as in `CONSUME2`. */
  occurrence: number;
}

const find = tokensOf('FIND Model');
const findWith = tokensOf('FIND Model WITH name');

/**
 * Returns what the grammar allows after the tokens before the cursor. Only the clause at the cursor is parsed.
 * Everything before it is replaced with the shortest valid query, so mistakes there don't matter.
 */
export function mayFollow({clause, query, returned}: QueryDraft): Expected[] {
  const isAfterWith = query.with.length > 0;
  const before = isAfterWith ? findWith : find;
  const tokens: IToken[] =
    clause.length === 0 || is(clause[0], 'FIND') ? clause : [...before, ...clause];
  const isUnreturned =
    (isAfterWith || is(clause[0], 'WITH')) && !returned && !is(clause[0], 'RETURN');
  return grammar
    .computeContentAssist('query', tokens)
    .map(({nextTokenType, nextTokenOccurrence, ruleStack}) => ({
      type: nextTokenType,
      word: nextTokenType.LABEL ?? nextTokenType.name,
      rule: ruleStack.at(-1) ?? '',
      rules: ruleStack,
      occurrence: nextTokenOccurrence,
    }))
    .filter(({rule}) => !(isUnreturned && ['orderBy', 'skip', 'limit'].includes(rule)));
}
