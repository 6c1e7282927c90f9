import QueryExample from '@site/src/app/playground/QueryExample';
import Term from '@site/src/app/terms/Term';
import ScrollableTable from '@site/src/base/components/ScrollableTable';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps} from 'react';

/** Tables scroll inside themselves, except those of a drawn screen, which has a narrow layout instead. */
const Table = (props: ComponentProps<'table'>) =>
  props.className?.startsWith('screen-') ? <table {...props} /> : <ScrollableTable {...props} />;

/** Code that says where it can break, from src/content/tables. */
const BreakableCode = (props: ComponentProps<'code'>) => <code {...props} />;

/** The theme's components for Markdown, with tables that scroll, terms that explain themselves, tabs, and queries that run. */
export default {
  ...MDXComponents,
  table: Table,
  BreakableCode,
  Term,
  Tabs,
  TabItem,
  QueryExample,
};
