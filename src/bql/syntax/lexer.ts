import {Lexer} from 'chevrotain';
import {tokens} from './tokens';

/** Cuts a text into tokens. One for all: Chevrotain analyzes the tokens once. */
export const lexer = new Lexer(tokens, {positionTracking: 'full', ensureOptimizations: true});
