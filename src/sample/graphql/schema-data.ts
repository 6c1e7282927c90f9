import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import {rootFieldOf} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';

/** A type of the API's schema, as plain data for a browser. */
export interface SchemaType {
  name: string;
  kind: 'object' | 'interface' | 'enum' | 'scalar';
  description: string;
  /** The names of its interfaces. */
  parents: string[];
  /** Its own fields. The other ones are its interfaces'. */
  fields: {name: string; type: string; description: string}[];
  /** The values of an enum. */
  values: {name: string; description: string}[];
  /** The root field that lists its records, and the end of its model's address. */
  root?: string;
  slug?: string;
}

export interface ApiSchemaData {
  types: SchemaType[];
  /** The arguments of the root fields, which all have the same. */
  arguments: {name: string; type: string; description: string}[];
}

/** Describes a schema as plain data: its types by name, without `Query`, whose fields are the types' root fields. */
export function schemaData(schema: GraphQLSchema, udm: Udm): ApiSchemaData {
  const query = schema.getQueryType();
  const [root] = Object.values(query?.getFields() ?? {});
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && type !== query)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    types: types.map((type) => describedType(type, udm)),
    arguments: (root?.args ?? []).map(({name, type, description}) => ({
      name,
      type: String(type),
      description: description ?? '',
    })),
  };
}

function describedType(type: GraphQLNamedType, udm: Udm): SchemaType {
  const model = udm.find(type.name);
  return {
    name: type.name,
    kind: kindOf(type),
    description: type.description ?? '',
    parents:
      isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().map(({name}) => name) : [],
    fields: ownFields(type),
    values: isEnumType(type) ? valuesOf(type) : [],
    ...(model && {root: rootFieldOf(model), slug: model.slug}),
  };
}

function kindOf(type: GraphQLNamedType): SchemaType['kind'] {
  if (isObjectType(type)) return 'object';
  if (isInterfaceType(type)) return 'interface';
  return isEnumType(type) ? 'enum' : 'scalar';
}

/** Returns the fields that no interface has with the same type. */
function ownFields(type: GraphQLNamedType): SchemaType['fields'] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const isInherited = ({name, type: own}: GraphQLField<unknown, unknown>) =>
    type.getInterfaces().some((parent) => String(parent.getFields()[name]?.type) === String(own));
  return Object.values(type.getFields())
    .filter((field) => !isInherited(field))
    .map(({name, type: own, description}) => ({
      name,
      type: String(own),
      description: description ?? '',
    }));
}

const valuesOf = (type: GraphQLEnumType) =>
  type.getValues().map(({name, description}) => ({name, description: description ?? ''}));
