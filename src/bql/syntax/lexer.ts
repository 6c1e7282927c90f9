import {Lexer, tokenMatcher} from 'chevrotain';
import {Identifier, tokens, Word} from './tokens';

/** Splits a text into tokens. It's the only instance, because Chevrotain analyzes the tokens for each one. */
export const lexer = new Lexer(tokens, {positionTracking: 'full', ensureOptimizations: true});

/** Whether a text is one word, which can be a keyword. `in_last` is an operator. */
export function isWord(text: string): boolean {
  const [token, ...others] = lexer.tokenize(text).tokens;
  return (
    token !== undefined && tokenMatcher(token, Word) && token.image === text && others.length === 0
  );
}

/** Whether a text can be used as a name without quotes: it's one word, and not a keyword. */
export function isName(text: string): boolean {
  const [token, ...others] = lexer.tokenize(text).tokens;
  return token?.tokenType === Identifier && token.image === text && others.length === 0;
}
