import {listed} from '../../base/text/words';
import type {ModelAttribute, Udm} from '../../product/udm/udm';
import type {ValueType} from '../functions/reference';
import type {Condition, Name, Projection, Range} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import type {KnownRecords} from './records';

/** A part of a query that finds records: what follows FIND or THAT. */
export interface ScopeSource {
  /** Existing type names. Each includes its descendants. */
  models: string[];
  alias?: string;
  /** Where it's written in a query. */
  range?: Range;
  /** The condition that directly follows it. */
  where?: Condition;
}

/** The value of an expression. */
export interface Computed {
  type: ValueType;
  /** The attribute that the value comes from, if any. The value has that attribute's ranks. */
  attribute?: ModelAttribute;
}

/** A WITH, for what its aliases and values are called after it. */
export interface Passing extends Projection {
  /** The aliases before it that it doesn't pass on. */
  lost: ReadonlySet<string>;
}

/** What the names in a condition or an expression can mean. */
export interface Names {
  udm: Udm;
  /** In query order. A source that's no longer reachable (after NOT, or not passed on by WITH) is undefined. */
  sources: readonly (ScopeSource | undefined)[];
  /** The aliases of models after THAT NOT, of which no record was found. */
  absent: ReadonlySet<string>;
  /** The values that WITH computed, by name. */
  computed: ReadonlyMap<string, Computed>;
  /** The last WITH before this place. */
  passing?: Passing;
  records?: KnownRecords;
}

/**
 * Returns a fault for an unknown alias that lists the known ones.
 *
 * @param nothing the first words, such as `No model before this` if the position matters
 */
export function noSuchAlias(alias: Name, known: string[], nothing = 'No model'): Fault {
  const [first, ...others] = known;
  const wrong = `${nothing} has the alias "${alias.text}".`;
  if (!first) return faultAt(alias, `${wrong} Add it to a model with AS.`);
  if (others.length > 0) return faultAt(alias, `${wrong} The aliases are ${listed(known)}.`);
  return faultAt(alias, `${wrong} The only alias is ${first}.`, first);
}

/** Returns a fault for an alias after THAT NOT. */
export const absentAlias = (alias: Name): Fault =>
  faultAt(
    alias,
    `THAT NOT keeps records that have no ${alias.text}, so ${alias.text} can't be used here. Remove it, or remove NOT.`,
  );

/** Returns a fault at the model that an unknown alias was meant for, because no other model lacks one. */
export function missingAlias({text}: Name, {models}: ScopeSource, range: Range): Fault {
  const fix = `${models.join('|')} AS ${text}`;
  return faultAt(range, `No model has the alias "${text}". Add it here: ${fix}.`, fix);
}

export const isFault = (found: object): found is Fault => 'severity' in found;
