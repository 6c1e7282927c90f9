import type {Udm} from '../../udm/udm';
import type {Range} from '../syntax/ast';
import type {Fault} from '../syntax/fault';

/** A part of a query that stands for records: what follows FIND or THAT. */
export interface ScopeSource {
  /** Type names, as written; each stands for its descendants, too. */
  models: string[];
  alias?: string;
}

/** What the names in a condition or an expression can mean. */
export interface Scope {
  udm: Udm;
  /** In the order of the query. One that is no longer reachable (after NOT, or left out by WITH) is undefined. */
  sources: (ScopeSource | undefined)[];
  /** Names that WITH has given to values. */
  computed: Set<string>;
}

/** A scope for a condition on one model, as in BCL. */
export function scopeOf(udm: Udm, ...models: string[]): Scope {
  return {udm, sources: [{models}], computed: new Set()};
}

/** A fault that stands at a range. */
export function faultAt({start, end}: Range, message: string, fix?: string): Fault {
  return {start, end, severity: 'error', message, fix};
}

export const isFault = (found: object): found is Fault => 'severity' in found;
