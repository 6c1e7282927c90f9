import QueryExample from '@site/src/bql/playground/QueryExample';
import ScrollableTable from '@site/src/components/ScrollableTable';
import Term from '@site/src/glossary/Term';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/** The theme's components for Markdown, with tables that scroll inside themselves, terms that explain themselves, tabs, and queries that run. */
export default {...MDXComponents, table: ScrollableTable, Term, Tabs, TabItem, QueryExample};
