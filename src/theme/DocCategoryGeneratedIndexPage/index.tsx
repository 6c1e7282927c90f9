import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {CategoryPage} from '@site/src/docusaurus/client/docs-plugin';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';

/**
 * A category's page. Its cards look up their documents in the version, which has none here, so this adds the listed
 * ones.
 */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props) {
  const version = useDocsVersion();
  const {docs} = props.categoryGeneratedIndex as CategoryPage;
  return (
    <DocsVersionProvider version={{...version, docs}}>
      <Page {...props} />
    </DocsVersionProvider>
  );
}
