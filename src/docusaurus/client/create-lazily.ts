import create from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {createElement} from 'react';
import entered, {type ChunkNames} from './chunk-names';

type Created = ReturnType<typeof create>;

/**
 * Makes the component of a route as Docusaurus does, but not before the route is entered: every route of the site is
 * listed in the bundle, and a visit enters one or two. With the names of chunks in the routes, 4.3 kB less.
 *
 * @param path the route
 * @param chunkNames what it loads; nothing for the page that isn't found
 */
export default function createLazily(path: string, chunkNames?: ChunkNames): Created {
  let created: Created | undefined;
  const enter = () => {
    // Docusaurus looks them up by the path and a hash.
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
