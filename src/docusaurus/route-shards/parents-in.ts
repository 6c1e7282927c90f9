/**
 * Lists the routes that have child routes, each before those below it. The build and the browser refer to a parent by
 * its number in this list.
 */
export const parentsIn = <Route extends {routes?: Route[]}>(routes: Route[]): Route[] =>
  routes.flatMap((route) => (route.routes ? [route, ...parentsIn(route.routes)] : []));
