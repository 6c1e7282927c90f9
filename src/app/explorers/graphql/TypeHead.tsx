import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {
  graphqlPlaygroundRoute,
  hashOfOperation,
  schemaRoute,
} from '../../../content/api-examples/link';
import {routeOf} from '../../../product/udm/address';
import type {ApiSchemaData, SchemaType} from '../../../sample/graphql/schema-data';
import {namedTypeOf} from './entries';
import TypeLink from './TypeLink';

/** What a type is, where it's used, and where to go from it. */
export default function TypeHead({
  type,
  data,
}: {
  type: SchemaType | undefined;
  data: ApiSchemaData;
}): ReactNode {
  if (!type) return null;
  const {name, kind, description, parents, root, slug} = type;
  const uses = data.types.flatMap(({fields}) =>
    fields.filter((field) => namedTypeOf(field.type) === name),
  ).length;
  const children = data.types.filter((other) => other.parents.includes(name));
  return (
    <div>
      <p>
        <code>{`${kind === 'object' ? 'type' : kind} ${name}`}</code> {description}
      </p>
      <ul>
        {parents.length > 0 && <li>Implements {typeList(parents)}</li>}
        {children.length > 0 && (
          <li>Implemented by {typeList(children.map((each) => each.name))}</li>
        )}
        {root && (
          <li>
            Root field <code>{root}</code>:{' '}
            <Link to={`${graphqlPlaygroundRoute}${hashOfOperation(firstOperation(root))}`}>
              try it in the playground
            </Link>
          </li>
        )}
        {uses > 0 && (
          <li>
            Used by{' '}
            <Link to={`${schemaRoute}?returns=${name}`}>
              {uses} {uses === 1 ? 'field' : 'fields'}
            </Link>
          </li>
        )}
        {slug && (
          <li>
            Data model: <Link to={routeOf({slug})}>{name}</Link>
          </li>
        )}
      </ul>
    </div>
  );
}

/** An operation to start with. */
const firstOperation = (root: string) => ({
  query: `{\n  ${root}(limit: 5) {\n    displayName\n  }\n}`,
  variables: '',
});

const typeList = (names: string[]) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <TypeLink type={name} />
    </span>
  ));
