import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {branchTo} from './branch-to';

/**
 * Loads the page of a path, in place of Docusaurus's own `preload`, which makes and tries a regular expression for
 * every page of the site before it finds the right one.
 */
export default function preload(pathname: string): Promise<unknown> {
  const branch = branchTo(routes, pathname);
  const found = branch.length > 0 ? branch : matchRoutes(routes, pathname).map(({route}) => route);
  return Promise.all(found.map(({component}) => preloaderOf(component)?.()));
}

const preloaderOf = (component: unknown) =>
  (component as {preload?: () => Promise<unknown>} | undefined)?.preload;
