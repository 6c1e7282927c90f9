import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {SidebarProps} from '@site/src/docusaurus/client/docs-plugin';
import type {Props} from '@theme/DocRoot';
import DocRoot from '@theme-original/DocRoot';
import {useMemo} from 'react';

/**
 * Pages with the same sidebar. The theme looks the sidebar up in the version, which has none here, so this adds the
 * pages' own.
 */
export default function DocRootWrapper({docsSidebars, ...props}: Props & SidebarProps) {
  const version = useDocsVersion();
  const own = useMemo(
    () => (docsSidebars ? {...version, docsSidebars} : version),
    [version, docsSidebars],
  );
  return (
    <DocsVersionProvider version={own}>
      <DocRoot {...props} />
    </DocsVersionProvider>
  );
}
