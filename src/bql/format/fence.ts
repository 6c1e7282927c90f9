import {parseCondition, parseQuery} from '../syntax/parse';
import {formatCondition} from './condition';
import {formatQuery} from './query';

/**
 * Formats a fence's code as the style guide requires.
 *
 * @param language `bql` for a query, `bcl` for a condition
 * @returns `undefined` if the code can't be parsed
 */
export function formatCode(language: string, code: string): string | undefined {
  if (language === 'bcl') {
    const {value} = parseCondition(code);
    return value && formatCondition(value);
  }
  const {value} = parseQuery(code);
  return value && formatQuery(value);
}

/** Whether a fence keeps its layout, because it shows a mistake or an unformatted query. */
export const keepsLayout = (meta: string | null | undefined): boolean =>
  /(^|\s)(error=|unformatted(\s|$))/.test(meta ?? '');
