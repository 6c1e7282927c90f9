import {getNamedType} from 'graphql';
import type {Range} from '../../bql/syntax/ast';
import {readTokens} from './read-tokens';
import type {ApiContext} from './resolve';
import {schemaOf} from './schema';

/** What a name in an operation means. */
export interface ApiDescription extends Range {
  /** `Host.owners` */
  name: string;
  /** `[Person!]!` */
  type?: string;
  /** The name of the type without its brackets: `Person`. */
  namedType?: string;
  description?: string;
}

/** Describes the field, the argument, or the type at an offset. */
export function describeAt(
  text: string,
  offset: number,
  {udm}: ApiContext,
): ApiDescription | undefined {
  const token = readTokens(text, text.length, schemaOf(udm)).tokens.find(
    ({start, end}) => start <= offset && offset <= end,
  );
  if (!token) return undefined;
  const {start, end, field, argument, parent, type} = token;
  const defined = field ?? argument;
  if (defined)
    return {
      start,
      end,
      name: field ? `${parent?.name}.${field.name}` : defined.name,
      type: String(defined.type),
      namedType: getNamedType(defined.type).name,
      description: defined.description ?? undefined,
    };
  return (
    type && {
      start,
      end,
      name: type.name,
      namedType: type.name,
      description: type.description ?? undefined,
    }
  );
}
