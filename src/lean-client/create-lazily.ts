import create from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {createElement} from 'react';

type Created = ReturnType<typeof create>;

/**
 * Makes the component of a route as Docusaurus does, but not before the route is entered: every route of the site is
 * listed in the bundle, and a visit enters one or two.
 */
export default function createLazily(...route: Parameters<typeof create>): Created {
  let created: Created | undefined;
  const component = () => {
    created ??= create(...route);
    return created;
  };
  const Page = (props: object) => createElement(component(), props);
  return Object.assign(Page, {preload: () => component().preload()}) as unknown as Created;
}
