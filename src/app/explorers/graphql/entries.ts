import type {ApiSchemaData, SchemaType} from '../../../sample/graphql/schema-data';

/** What the schema has: a type, a root field, a field, or a value of an enum. */
export type GraphqlEntryKind = 'type' | 'root' | 'argument' | 'field' | 'value';

/** A part of the schema, as the explorer finds it. */
export interface GraphqlEntry {
  kind: GraphqlEntryKind;
  name: string;
  /** The type that it is or that it belongs to. Root fields and arguments belong to `Query`. */
  of: string;
  /** The type of a field or an argument: `[Person!]!`. */
  type: string;
  description: string;
  /** The end of the address of the model that defines it. */
  slug?: string;
  /** The names of the types that have it: its own, and the ones that inherit it. */
  on: string[];
  /** The searchable text, in lowercase. */
  text: string;
}

/** Returns the name in a type, without brackets: `Person` for `[Person!]!`. */
export const namedTypeOf = (type: string): string => type.replace(/[[\]!]/g, '');

/** Creates a searchable entry for everything in the schema. An inherited field is listed once, at its interface. */
export function entriesOf({types, arguments: args}: ApiSchemaData): GraphqlEntry[] {
  const having = (name: string) =>
    types.filter(({name: own, parents}) => own === name || parents.includes(name));
  return [
    ...types.flatMap((type) =>
      typeEntries(
        type,
        having(type.name).map(({name}) => name),
      ),
    ),
    ...args.map((argument) => entry({...argument, kind: 'argument', of: 'Query', on: ['Query']})),
  ];
}

function typeEntries(type: SchemaType, on: string[]): GraphqlEntry[] {
  const {name, description, root, slug, fields, values} = type;
  return [
    entry({kind: 'type', name, of: name, type: '', description, slug, on: [name]}),
    ...(root
      ? [
          entry({
            kind: 'root' as const,
            name: root,
            of: 'Query',
            type: `[${name}!]!`,
            description: '',
            on: ['Query'],
          }),
        ]
      : []),
    ...fields.map((field) => entry({...field, kind: 'field', of: name, slug, on})),
    ...values.map((value) => entry({...value, kind: 'value', of: name, type: '', on: [name]})),
  ];
}

function entry(part: Omit<GraphqlEntry, 'text'>): GraphqlEntry {
  const words = part.name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  const said = [part.name, words, part.of, part.type, part.description];
  return {...part, text: said.join('\n').toLowerCase()};
}
