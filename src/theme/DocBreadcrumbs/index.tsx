import PageBar from '@site/src/app/navigation/PageBar';

/** The bar of a category's page. Replaces the theme's breadcrumbs. Other pages have theirs in DocItem/Layout. */
export default function DocBreadcrumbs() {
  return <PageBar />;
}
