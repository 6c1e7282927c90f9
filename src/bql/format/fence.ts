import {parseCondition, parseQuery} from '../syntax/parse';
import {formatCondition} from './condition';
import {formatQuery} from './query';

/**
 * The code of a fence as the style guide wants it.
 *
 * @param language `bql` for a query, `bcl` for a condition
 * @returns `undefined` where the code can't be read
 */
export function formatCode(language: string, code: string): string | undefined {
  if (language === 'bcl') {
    const {value} = parseCondition(code);
    return value && formatCondition(value);
  }
  const {value} = parseQuery(code);
  return value && formatQuery(value);
}

/** Whether a fence keeps its layout: it shows a mistake, or what a query looks like without the style guide. */
export const keepsLayout = (meta: string | null | undefined): boolean =>
  /(^|\s)(error=|unformatted(\s|$))/.test(meta ?? '');
