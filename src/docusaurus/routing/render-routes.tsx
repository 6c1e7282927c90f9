import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {type RouteConfig, renderRoutes as renderFirstMatch} from 'react-router-config';
import {branchShownAt} from './branch-to';

/**
 * Renders the route that matches the path. Wraps react-router-config's function, which takes `/Help` for `/help`, and
 * anything below `/docs` for a part of the documentation. Servers treat neither as a page, and the client must render
 * the same page that a server sends.
 */
export default function renderRoutes(routes: RouteConfig[]): ReactNode {
  return <RouteAtPath routes={routes} />;
}

function RouteAtPath({routes}: {routes: RouteConfig[]}): ReactNode {
  const {pathname} = useLocation();
  return renderFirstMatch(branchShownAt(routes, pathname).slice(0, 1));
}
