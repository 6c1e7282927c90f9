import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

/** Shows the sidebar of the page's section, as the others do: Starlight's own sidebar has all sections. */
export const onRequest = defineRouteMiddleware(({locals: {starlightRoute}}) => {
  const section = starlightRoute.sidebar.find(holdsPage);
  if (section) starlightRoute.sidebar = section.entries;
});

const holdsPage = ({isCurrent, entries}) => isCurrent || entries?.some(holdsPage);
