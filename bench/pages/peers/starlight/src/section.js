import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

/** Shows the sidebar of the page's own section, as the others do: Starlight's own has all of them. */
export const onRequest = defineRouteMiddleware(({locals: {starlightRoute}}) => {
  const section = starlightRoute.sidebar.find(holdsPage);
  if (section) starlightRoute.sidebar = section.entries;
});

const holdsPage = ({isCurrent, entries}) => isCurrent || entries?.some(holdsPage);
