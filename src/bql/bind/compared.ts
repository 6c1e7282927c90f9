import type {ModelAttribute, Udm} from '../../product/udm/udm';
import {printPath} from '../format/terms';
import {ranksOf} from '../ranks';
import type {Path} from '../syntax/ast';
import type {Target} from './resolve';

/** The kind of value that a comparison uses. */
export type ComparedKind = 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'other' | 'unknown';

/** One side of a test: its name, and the kind of its values. */
export interface Compared {
  name: string;
  kind: ComparedKind;
  /** The attribute, if this side contains attribute values rather than records. */
  attribute?: ModelAttribute;
}

export function comparedAt(path: Path, target: Target): Compared {
  return {
    name: printPath(path),
    kind: kindOf(target),
    attribute: target.kind === 'records' ? undefined : target.attribute,
  };
}

/** Whether the values have an order. */
export function hasOrder({kind, attribute}: Compared, udm: Udm): boolean {
  if (kind === 'choice') return attribute !== undefined && ranksOf(attribute, udm) !== undefined;
  return ['number', 'date', 'text', 'unknown'].includes(kind);
}

/** Returns the kind of the values at the end of a path. A record is compared by its display name. */
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

/** Each kind as it appears in a message: `"name" is text`. */
export const described: Record<ComparedKind, string> = {
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
  choice: 'a choice from a list',
  other: 'a value without an order',
  unknown: 'a value',
};
