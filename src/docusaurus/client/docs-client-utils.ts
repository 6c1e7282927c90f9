import {
  type ActiveDocContext,
  getActiveDocContext as findActiveDocContext,
  type GlobalPluginData,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js?own';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js?own';

let found: {data: GlobalPluginData; pathname: string; context: ActiveDocContext} | undefined;

/**
 * Docusaurus's own, asked once for each page that is shown: it compares the path with every page of the site, and
 * each link of the navbar asks it, with each drawing.
 */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  if (found?.data !== data || found.pathname !== pathname)
    found = {data, pathname, context: findActiveDocContext(data, pathname)};
  return found.context;
}
