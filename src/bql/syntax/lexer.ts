import {Lexer} from 'chevrotain';
import {Identifier, tokens} from './tokens';

/** Cuts a text into tokens. One for all: Chevrotain analyzes the tokens once. */
export const lexer = new Lexer(tokens, {positionTracking: 'full', ensureOptimizations: true});

/** Whether a text can name something as it stands: one word, and none of the language. */
export function isName(text: string): boolean {
  const [token, ...others] = lexer.tokenize(text).tokens;
  return token?.tokenType === Identifier && token.image === text && others.length === 0;
}
