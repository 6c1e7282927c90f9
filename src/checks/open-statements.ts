import {countOf} from '../base/text/words';
import type {OwnerStatements} from '../product/facts';

/**
 * What `npm run check` says about statements that the platform's owner hasn't made yet. It isn't a fault: their pages
 * tell readers to ask support.
 *
 * @returns a line, or none if every statement is made
 */
export function openStatements(statements: OwnerStatements): string[] {
  const open = Object.keys(statements).filter((key) => !statements[key]?.statement);
  if (open.length === 0) return [];
  const count = countOf(open.length, 'empty statement');
  return [
    `note: ${count} in src/product/facts/owner-statements.yaml for the owner to make; their pages say "Ask support": ${open.join(', ')}`,
  ];
}
