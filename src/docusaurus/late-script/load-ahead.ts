import {isCostly} from './is-costly';

/**
 * Loads a part of the site before the reader requests it, unless the connection is costly. Failures are ignored here
 * and reported when the reader requests the part.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (!isCostly()) load().catch(() => {});
}
