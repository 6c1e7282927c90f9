import create from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {createElement} from 'react';
import entered, {type ChunkNames} from './chunk-names';

type Created = ReturnType<typeof create>;

/**
 * Creates a route's component as Docusaurus does, but only when the route is entered. A page's script has dozens of
 * routes, and a visit enters only one or two.
 *
 * @param path the route
 * @param chunkNames the chunks to load; none for the not-found page
 */
export default function createLazily(path: string, chunkNames?: ChunkNames): Created {
  let created: Created | undefined;
  const enter = () => {
    // Docusaurus looks up the chunks by the path and a hash.
    if (chunkNames) entered[`${path}-`] = chunkNames;
    return create(path, '');
  };
  const component = () => {
    created ??= enter();
    return created;
  };
  const Page = (props: object) => createElement(component(), props);
  return Object.assign(Page, {preload: () => component().preload()}) as unknown as Created;
}
