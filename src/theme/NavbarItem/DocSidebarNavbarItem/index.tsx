import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {graphqlPlaygroundRoute} from '@site/src/content/api-examples/link';
import {playgroundRoute} from '@site/src/content/query-examples/link';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

/** A section in the navbar. Replaces the theme's, which doesn't know the sections that playgrounds belong to. */
export default function DocSidebarNavbarItem({sidebarId, docsPluginId, ...props}: Props) {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {pathname} = useLocation();
  const {slug} = useDocusaurusContext().siteConfig.customFields as {slug: string};
  const playgrounds = {
    [useBaseUrl(playgroundRoute)]: 'bql',
    [useBaseUrl(graphqlPlaygroundRoute)]: `${slug}apis`,
  };
  const current = playgrounds[pathname] ?? activeDoc?.sidebar;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => current === sidebarId}
      to={useLayoutDocsSidebar(sidebarId, docsPluginId).link?.path}
    />
  );
}
