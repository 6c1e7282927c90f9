import QueryExample from '@site/src/app/playground/QueryExample';
import Term from '@site/src/app/terms/Term';
import ScrollableTable from '@site/src/base/components/ScrollableTable';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps} from 'react';

/** Makes tables scrollable, except inside a drawn screen, which has its own narrow layout. */
const Table = (props: ComponentProps<'table'>) =>
  props.className?.startsWith('screen-') ? <table {...props} /> : <ScrollableTable {...props} />;

/** Inline code with line break opportunities from src/content/tables. */
const BreakableCode = (props: ComponentProps<'code'>) => <code {...props} />;

/** The theme's Markdown components, plus scrollable tables, terms with definitions, tabs, and queries that run. */
export default {
  ...MDXComponents,
  table: Table,
  BreakableCode,
  Term,
  Tabs,
  TabItem,
  QueryExample,
};
