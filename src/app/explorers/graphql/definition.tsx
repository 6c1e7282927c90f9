import {byName} from '../../../base/text/find-by-words';
import type {ApiSchemaData} from '../../../sample/graphql/schema-data';
import {type ExplorerDefinition, type Filter, optionsOf} from '../kit/definition';
import {toolOf} from '../kit/tool';
import {entriesOf, type GraphqlEntry, type GraphqlEntryKind, namedTypeOf} from './entries';
import Table from './Table';
import TypeHead from './TypeHead';

/** The filters: the type that has an entry, the type that it leads to, and what it is. */
export type SchemaFilter = 'type' | 'returns' | 'kind';

const kinds: [GraphqlEntryKind, string][] = [
  ['type', 'Type'],
  ['root', 'Root field'],
  ['argument', 'Argument'],
  ['field', 'Field'],
  ['value', 'Value of an enum'],
];

/** Creates the schema explorer, which searches types, fields, arguments, and values. */
export function definitionOf(data: ApiSchemaData): ExplorerDefinition<GraphqlEntry, SchemaFilter> {
  const entries = entriesOf(data);
  const names = data.types.map(({name}) => name);
  const filters: Filter<GraphqlEntry, SchemaFilter>[] = [
    {
      part: 'type',
      label: 'Of type',
      options: optionsOf([...names, 'Query'].sort((a, b) => a.localeCompare(b, 'en'))),
      fits: ({on}, type) => on.includes(type),
    },
    {
      part: 'returns',
      label: 'Leads to',
      options: optionsOf(
        names.filter((name) => entries.some(({type}) => namedTypeOf(type) === name)),
      ),
      fits: ({type}, returned) => namedTypeOf(type) === returned,
    },
    {part: 'kind', label: 'Kind', options: kinds, fits: ({kind}, wanted) => kind === wanted},
  ];
  return {
    entries,
    names: ['entry', 'entries'],
    filters: () => filters,
    // A type's own fields come before the ones that it inherits.
    sort: (found, query) => byName(ownFirst(found, query.type), query),
    draw: (shown, {type}) => (
      <>
        <TypeHead type={data.types.find(({name}) => name === type)} data={data} />
        <Table entries={shown} />
      </>
    ),
  };
}

const ownFirst = (found: GraphqlEntry[], type: string) => [
  ...found.filter(({of}) => of === type),
  ...found.filter(({of}) => of !== type),
];

export default toolOf(definitionOf);
