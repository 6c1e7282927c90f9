import type {IToken, TokenType} from 'chevrotain';
import {grammar} from '../syntax/grammar';
import {tokensOf} from './cursor';
import {is, type QueryDraft} from './draft';

/** A token that the grammar allows next, and where in the grammar. */
export interface Expected {
  type: TokenType;
  /** The word or sign, as the language's table spells it. */
  word: string;
  /** The rule that it stands in. */
  rule: string;
  /** Every rule round it, from `query` to its own. */
  rules: string[];
  /** Which one of the tokens of that type in its rule, as in `CONSUME2`. */
  occurrence: number;
}

const find = tokensOf('FIND Model');
const findWith = tokensOf('FIND Model WITH name');

/**
 * What the grammar allows after the tokens before the cursor. Only the clause of the cursor is read: what stands
 * before it is replaced by the shortest query that can, so that a mistake there does no harm.
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
