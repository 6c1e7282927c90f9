import type {ModelAttribute, Udm} from '../../product/udm/udm';
import {ranksOf} from '../ranks';
import type {Path} from '../syntax/ast';
import type {Target} from './resolve';

/** What a value is compared as. */
export type ComparedKind = 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'other' | 'unknown';

/** A side of a test: what it is called, and what its values are compared as. */
export interface Compared {
  name: string;
  kind: ComparedKind;
  /** Where it holds values of one, not records. */
  attribute?: ModelAttribute;
}

export function comparedAt({names}: Path, target: Target): Compared {
  return {
    name: names.map(({text}) => text).join('.'),
    kind: kindOf(target),
    attribute: target.kind === 'records' ? undefined : target.attribute,
  };
}

/** Whether values can lie below and above each other. */
export function hasOrder({kind, attribute}: Compared, udm: Udm): boolean {
  if (kind === 'choice') return attribute !== undefined && ranksOf(attribute, udm) !== undefined;
  return ['number', 'date', 'text', 'unknown'].includes(kind);
}

/** What the values at the end of a path are compared as. A record is compared by its display name. */
export function kindOf(target: Target): ComparedKind {
  if (target.kind === 'records') return 'text';
  return target.attribute ? kindOfAttribute(target.attribute) : 'unknown';
}

function kindOfAttribute({type}: ModelAttribute): ComparedKind {
  switch (type) {
    case 'text':
    case 'textArea':
    case 'email':
    case 'url':
    case 'uniqueIdentifier':
      return 'text';
    case 'number':
    case 'boolean':
    case 'choice':
      return type;
    case 'dateTime':
      return 'date';
    default:
      return 'other';
  }
}

/** A kind in a sentence: `"name" is text`. */
export const described: Record<ComparedKind, string> = {
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
  choice: 'a choice from a list',
  other: 'a value without an order',
  unknown: 'a value',
};
