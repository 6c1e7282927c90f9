import {anchorOf, routeOf} from '../../product/udm/address';
import type {Udm} from '../../product/udm/udm';
import {attributesOf} from '../complete/attributes';
import {indexesOf} from '../evaluate/indexes';
import type {Bundle} from '../evaluate/neighbors';
import type {Cell} from '../evaluate/row';
import {type Dataset, displayName} from '../evaluate/values';
import type {GraphRecord} from '../graph';
import {ranksOf} from '../ranks';
import {nameOnly} from './name-only';

/** The most records of a group that are listed. The group's query finds all. */
export const mostListed = 10;

/** An attribute of a record. */
export interface RecordAttribute {
  name: string;
  value: Cell;
  /** If it's a ranked choice, such as a rating: the names, highest first. */
  ranks?: string[];
  /** The attribute's place in the reference. */
  address: string;
}

/** The records of one model that a verb connects to a record. */
export interface RelatedGroup {
  verb: string;
  /** Whether the record refers to the others, or they refer to it. */
  isOutgoing: boolean;
  typeName: string;
  count: number;
  /** At most {@link mostListed} of them, by name, without their attributes. */
  first: GraphRecord[];
  /** A query that finds all of them. */
  query: string;
}

/** What a reader can see of one record. */
export interface RecordDetails {
  /** The record without its attributes. */
  record: GraphRecord;
  /** The reference page of its model. */
  address: string;
  attributes: RecordAttribute[];
  /** Attributes without a value. */
  empty: RecordAttribute[];
  related: RelatedGroup[];
}

/**
 * Returns a record's attributes, the most used ones first, and the records related to it.
 *
 * @returns `undefined` if no record has the ID
 */
export function detailsOf(id: string, {udm, graph}: Dataset): RecordDetails | undefined {
  const record = graph.find(id);
  if (!record) return undefined;
  const {typeName} = record;
  const attributes = attributesOf([typeName], udm)
    .filter(({target}) => !target)
    .map(
      (attribute): RecordAttribute => ({
        name: attribute.name,
        value: cellOf(record[attribute.name]),
        ranks: ranksOf(attribute, udm),
        address: `${routeOf(attribute.definedBy)}#${anchorOf(attribute.name)}`,
      }),
    );
  const bundles = [...indexesOf(graph, udm).neighbors.bundlesOf(record)];
  return {
    record: nameOnly(record),
    address: routeOf(udm.model(typeName)),
    attributes: attributes.filter(({value}) => value !== null),
    empty: attributes.filter(({value}) => value === null),
    related: bundles
      .map((bundle) => groupOf(record, bundle))
      .sort((a, b) => rankOf(a, udm) - rankOf(b, udm) || a.verb.localeCompare(b.verb)),
  };
}

function cellOf(value: GraphRecord[string]): Cell {
  if (value === undefined || value === '') return null;
  return Array.isArray(value) && value.length === 0 ? null : (value as Cell);
}

function groupOf(
  {id, typeName}: GraphRecord,
  {verb, isOutgoing, typeName: other, records}: Bundle,
): RelatedGroup {
  const byName = [...records].sort((a, b) =>
    displayName(a).localeCompare(displayName(b), 'en', {numeric: true}),
  );
  // The query starts from the related records, so it walks the edge the other way.
  const arrow = isOutgoing ? '<<' : '>>';
  return {
    verb,
    isOutgoing,
    typeName: other,
    count: records.size,
    first: byName.slice(0, mostListed).map(nameOnly),
    query: `FIND ${other} AS related\nTHAT ${verb} ${arrow} ${typeName} AS this\nWHERE this.id = "${id}"`,
  };
}

/** Nearly every record has the last ones: how the platform is set up, and what the record was made from. */
function rankOf({typeName}: RelatedGroup, udm: Udm): number {
  if (udm.isA(typeName, 'SourceModel')) return 2;
  return udm.isA(typeName, 'ConfigModel') ? 1 : 0;
}
