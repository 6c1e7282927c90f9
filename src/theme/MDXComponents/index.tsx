import ScrollableTable from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';

/** The theme's components for Markdown, with tables that scroll inside themselves. */
export default {...MDXComponents, table: ScrollableTable};
