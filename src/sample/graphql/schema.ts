import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import {oncePer} from '../../base/once';
import type {GraphRecord} from '../../bql/graph';
import type {Model} from '../../product/udm/definition';
import {rootFieldOf} from '../../product/udm/names';
import type {ModelAttribute, Udm} from '../../product/udm/udm';
import {defaultLimit, maxLimit} from './limits';
import {enumNameOf, enumValueOf} from './names';
import {type ApiContext, type ListArguments, listRecords, referenced} from './resolve';

type Field = GraphQLFieldConfig<GraphRecord, ApiContext>;
type ModelType = GraphQLObjectType<GraphRecord, ApiContext> | GraphQLInterfaceType;

const dateTime = new GraphQLScalarType({
  name: 'DateTime',
  description: 'A moment in UTC, as ISO 8601: 2025-12-15T08:30:00Z.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
});

/** Returns the API's schema for a data model. It's built once for each model. */
export const schemaOf = oncePer((udm: Udm) => buildApiSchema(udm));

/**
 * Makes the API's schema from the data model: an interface for each abstract model, an object type for every other
 * model, an enum for each value set in use, and a root field for each model.
 *
 * Results come from `ApiContext.graph`, the execution's context value.
 */
export function buildApiSchema(udm: Udm): GraphQLSchema {
  const enums = new Map<string, GraphQLEnumType>();
  const types = new Map<string, ModelType>();

  function enumOf(valueSet: string): GraphQLEnumType {
    const known = enums.get(valueSet);
    if (known) return known;
    const values = udm.definition.valueSets[valueSet] ?? [];
    const made = new GraphQLEnumType({
      name: enumNameOf(valueSet),
      values: Object.fromEntries(
        values.map(({name, meaning}) => [
          enumValueOf(name),
          {value: name, description: enumValueOf(name) === name ? meaning : `${name}. ${meaning}`},
        ]),
      ),
    });
    enums.set(valueSet, made);
    return made;
  }

  function typeOf(attribute: ModelAttribute): GraphQLOutputType {
    switch (attribute.type) {
      case 'number':
        return attribute.integer ? GraphQLInt : GraphQLFloat;
      case 'boolean':
        return GraphQLBoolean;
      case 'uniqueIdentifier':
        return GraphQLID;
      case 'dateTime':
        return dateTime;
      case 'choice':
        return enumOf(attribute.values ?? '');
      case 'reference':
        return modelType(udm.model(attribute.target ?? ''));
      default:
        return GraphQLString;
    }
  }

  function fieldOf(attribute: ModelAttribute): Field {
    const one = typeOf(attribute);
    const isList =
      attribute.multivalued || attribute.type === 'attachments' || attribute.type === 'comments';
    const type = isList
      ? new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(one)))
      : attribute.required
        ? new GraphQLNonNull(one)
        : one;
    return {
      type,
      description: attribute.description,
      resolve: (record, _arguments, context) =>
        attribute.target
          ? referenced(record, attribute, context)
          : (record[attribute.name] ?? (isList ? [] : null)),
    };
  }

  function fieldsOf(model: Model): Record<string, Field> {
    const readable = udm.attributesOf(model.typeName).filter(({type}) => type !== 'password');
    return Object.fromEntries(readable.map((attribute) => [attribute.name, fieldOf(attribute)]));
  }

  function modelType(model: Model): ModelType {
    const known = types.get(model.typeName);
    if (known) return known;
    const config = {
      name: model.typeName,
      description: `A record of this model is ${model.summary}.`,
      // Thunks, because references can be circular.
      interfaces: () =>
        udm
          .ancestorsOf(model.typeName)
          .map((ancestor) => modelType(ancestor) as GraphQLInterfaceType),
      fields: () => fieldsOf(model),
    };
    const made = model.abstract
      ? new GraphQLInterfaceType({...config, resolveType: (record: GraphRecord) => record.typeName})
      : new GraphQLObjectType<GraphRecord, ApiContext>(config);
    types.set(model.typeName, made);
    return made;
  }

  const query = new GraphQLObjectType<unknown, ApiContext>({
    name: 'Query',
    fields: () =>
      Object.fromEntries(
        udm.models.map((model) => [rootFieldOf(model), rootField(model, modelType(model))]),
      ),
  });
  return new GraphQLSchema({query, types: udm.models.map(modelType)});
}

function rootField(
  model: Model,
  type: ModelType,
): GraphQLFieldConfig<unknown, ApiContext, ListArguments> {
  return {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
    description: `${model.plural} that you can see.`,
    args: {
      filter: {
        type: GraphQLString,
        description:
          'The condition, in the condition language (BCL): `riskScore >= 7 AND status = "Confirmed active"`. ' +
          "If it's omitted or empty, the query returns every record you can see.",
      },
      limit: {
        type: GraphQLInt,
        defaultValue: defaultLimit,
        description: `How many records to return, from 1 to ${maxLimit.toLocaleString('en')}.`,
      },
      skip: {
        type: GraphQLInt,
        defaultValue: 0,
        description: 'How many records to skip first.',
      },
      orderBy: {
        type: GraphQLString,
        description:
          'The attributes to sort by, most important first: `riskScore DESC, displayName`. Ratings sort by rank, with ' +
          'Critical as the highest. Records without a value come last, whether the order is ascending or descending.',
      },
    },
    resolve: (_root, args, context) => listRecords(model.typeName, args, context),
  };
}
