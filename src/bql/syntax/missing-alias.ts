import type {IToken} from 'chevrotain';
import {type Fault, faultAt} from './fault';
import {Identifier, tokenOf} from './tokens';

/** Returns the whole path that ends with a token: `h.name` for `name`. */
export function pathEndingAt(tokens: IToken[], last: IToken | undefined): IToken[] {
  let first = last ? tokens.indexOf(last) : -1;
  if (!last || first < 0) return [];
  while (tokens[first - 1]?.image === '.' && tokens[first - 2]) first -= 2;
  return tokens.slice(first, tokens.indexOf(last) + 1);
}

/**
 * Catches a path that begins with the alias of a query without one: `FIND Host WHERE h.name`.
 *
 * @returns undefined if the first word is longer than most aliases, so that it can be an attribute
 */
export function missingAliasOf(tokens: IToken[], path: IToken[]): Fault | undefined {
  const [alias, point] = path;
  const [find, model] = tokens;
  const hasOthers = tokens.some(({tokenType}) =>
    [tokenOf('AS'), tokenOf('THAT')].includes(tokenType),
  );
  const isAlias = point && /^[a-z]{1,2}\d?$/i.test(alias?.image ?? '');
  if (!isAlias || hasOthers || find?.tokenType !== tokenOf('FIND')) return undefined;
  if (model?.tokenType !== Identifier) return undefined;
  const fix = `${model.image} AS ${alias?.image}`;
  const range = {start: model.startOffset, end: model.startOffset + model.image.length};
  return faultAt(range, `No model has the alias "${alias?.image}". Add it here: ${fix}.`, fix);
}
