import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {type RouteConfig, renderRoutes as renderFirstMatch} from 'react-router-config';
import {branchShownAt} from './branch-to';

/**
 * Draws the one of some routes that the path leads to, instead of react-router-config's function alone, which takes
 * `/Help` for `/help`, and anything below `/docs` for a part of the documentation. A server takes neither for a page, and
 * the client has to draw what a server sends.
 */
export default function renderRoutes(routes: RouteConfig[]): ReactNode {
  return <RouteAtPath routes={routes} />;
}

function RouteAtPath({routes}: {routes: RouteConfig[]}): ReactNode {
  const {pathname} = useLocation();
  return renderFirstMatch(branchShownAt(routes, pathname).slice(0, 1));
}
