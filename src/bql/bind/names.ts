import {listed} from '../../base/text/words';
import type {ModelAttribute, Udm} from '../../product/udm/udm';
import type {ValueType} from '../functions/reference';
import type {Name} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/** A part of a query that stands for records: what follows FIND or THAT. */
export interface ScopeSource {
  /** Type names that exist; each stands for its descendants, too. */
  models: string[];
  alias?: string;
}

/** A value that an expression makes. */
export interface Computed {
  type: ValueType;
  /** The attribute whose value it is, where it is one: its ranks are those of the value. */
  attribute?: ModelAttribute;
}

/** What the names in a condition or an expression can mean. */
export interface Names {
  udm: Udm;
  /** In the order of the query. One that is no longer reachable (after NOT, or omitted by WITH) is undefined. */
  sources: readonly (ScopeSource | undefined)[];
  /** What WITH has computed, by the name that it gave. */
  computed: ReadonlyMap<string, Computed>;
}

/**
 * Says that nothing has an alias, and which aliases there are.
 *
 * @param nothing `No model before this` where the place counts
 */
export function noSuchAlias(alias: Name, known: string[], nothing = 'No model'): Fault {
  const [first, ...others] = known;
  const wrong = `${nothing} has the alias "${alias.text}".`;
  if (!first) return faultAt(alias, `${wrong} Add it to a model with AS.`);
  if (others.length > 0) return faultAt(alias, `${wrong} The aliases are ${listed(known)}.`);
  return faultAt(alias, `${wrong} The only alias is ${first}.`, first);
}

export const isFault = (found: object): found is Fault => 'severity' in found;
