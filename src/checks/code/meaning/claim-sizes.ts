import {numberWords} from '../../../base/text/words';
import type {Claim} from './claim';

const number = `\\d+|${numberWords.slice(1).join('|')}`;
const sized = new RegExp(
  String.raw`\b(?:the|which|top|first|last) (${number}) (?!(?:\w+ )?(?:minute|hour|day|week|month|year|character|digit|group|column)s?\b)\w+`,
  'i',
);
const ordered =
  /\b(?:first|top|(?<!at )most|highest|worst|riskiest|largest|newest|oldest|latest|lowest|longest)\b/i;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const page = new RegExp(String.raw`\bthe (${ordinals.join('|')}) page(?: of (${number}))?\b`, 'i');

/**
 * Finds contradictions about numbers of results: "the five hosts with the highest risk" with `LIMIT 10`, or "the
 * third page of ten" with `SKIP 30 LIMIT 10`.
 */
export const claimSizes: Claim = ({text}, {skip = 0, limit}) => {
  if (!limit) return undefined;
  const [paged, ordinal = '', size = ''] = page.exec(text) ?? [];
  if (paged) {
    const isRight =
      skip === ordinals.indexOf(ordinal.toLowerCase()) * limit &&
      (!size || numberOf(size) === limit);
    return isRight ? undefined : {said: paged, asked: `SKIP ${skip} LIMIT ${limit}`};
  }
  const [said, count = ''] = (ordered.test(text) && sized.exec(text)) || [];
  return said && numberOf(count) !== limit ? {said, asked: `LIMIT ${limit}`} : undefined;
};

const numberOf = (written: string) =>
  Number(written) || numberWords.indexOf(written.toLowerCase()) + 1;
