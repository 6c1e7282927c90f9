import {isCostly} from './is-costly';

/**
 * Loads a part of the site before the reader asks for it: not where that costs the reader. Who asks for the part later
 * says what is wrong.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (!isCostly()) load().catch(() => {});
}
