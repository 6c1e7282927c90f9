import ScrollableTable from '@site/src/components/ScrollableTable';
import Term from '@site/src/glossary/Term';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/** The theme's components for Markdown, with tables that scroll inside themselves, terms that explain themselves, and tabs. */
export default {...MDXComponents, table: ScrollableTable, Term, Tabs, TabItem};
