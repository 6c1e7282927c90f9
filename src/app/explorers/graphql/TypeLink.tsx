import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {schemaLinkTo} from '../../../content/api-examples/link';
import {namedTypeOf} from './entries';

/** A type as the schema writes it, with a link to what it has: `[Person!]!`. */
export default function TypeLink({type}: {type: string}): ReactNode {
  const name = namedTypeOf(type);
  const [before, after] = type.split(name);
  return (
    <code>
      {before}
      {name === 'Query' ? name : <Link to={schemaLinkTo(name)}>{name}</Link>}
      {after}
    </code>
  );
}
