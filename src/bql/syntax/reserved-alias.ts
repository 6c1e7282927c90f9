import {type IToken, tokenMatcher} from 'chevrotain';
import {aliasesIn} from './common-mistakes/common-mistake';
import {type Fault, faultAt} from './fault';
import {freeAlias} from './foreign/model-names';
import {Identifier, tokenOf, Word} from './tokens';

/**
 * Catches an alias that's a reserved word, with another one at all its places: `FIND Asset AS as WHERE as.name = "a"`.
 * If the word begins the next clause, the alias is missing.
 *
 * @param at where the parser stopped
 */
export function reservedAlias(
  text: string,
  tokens: IToken[],
  at: IToken,
  message: string,
): Fault[] {
  const index = tokens.indexOf(at);
  const [model, as] = tokens.slice(Math.max(0, index - 2), index);
  const isAlias = as?.tokenType === tokenOf('AS') && tokenMatcher(at, Word);
  if (!model || !isAlias || at.tokenType === Identifier) return [];
  const uses = tokens.filter((token, place) => token.image === at.image && isName(tokens, place));
  const mayBegin = clauses.has(at.tokenType) && tokens.length > index + 1;
  const alias = freeAlias(model.image, aliasesIn(text));
  if (mayBegin && uses.length === 0) {
    const [start, end] = [as.startOffset, as.startOffset + as.image.length];
    return [faultAt({start, end}, `Write an alias after AS: AS ${alias}.`, `AS ${alias}`)];
  }
  return [at, ...uses].map(({startOffset: start, image}) =>
    faultAt(
      {start, end: start + image.length},
      start === at.startOffset ? message : `${image} is a reserved word. Write ${alias}.`,
      alias,
    ),
  );
}

const clauses = new Set(
  ['WHERE', 'THAT', 'OPTIONALLY', 'WITH', 'RETURN', 'ORDER BY', 'SKIP', 'LIMIT', 'AND'].map(
    tokenOf,
  ),
);

/** Whether a word is where only a name can be: `as.name`, `count(as)`, `RETURN as`, `AND as THAT`. */
function isName(tokens: IToken[], place: number): boolean {
  const before = tokens[place - 1]?.image ?? '';
  const after = tokens[place + 1]?.image ?? '';
  if (before === '.' || /^AS$/i.test(before)) return false;
  const isBranch = /^AND$/i.test(before) && /^(?:THAT|OPTIONALLY)$/i.test(after);
  return after === '.' || isBranch || /^(?:[(,]|RETURN|WITH|DISTINCT)$/i.test(before);
}
