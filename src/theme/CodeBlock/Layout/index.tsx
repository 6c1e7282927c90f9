import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import QueryBlock from '@site/src/app/playground/QueryBlock';
import {QueryContext} from '@site/src/app/playground/QueryExample';
import type {Props} from '@theme/CodeBlock/Layout';
import OriginalLayout from '@theme-original/CodeBlock/Layout';
import {type ReactNode, useContext} from 'react';

/** The theme's code block, or a query's head and code if it's part of a query example. */
export default function CodeBlockLayout(props: Props): ReactNode {
  const actions = useContext(QueryContext);
  const {language} = useCodeBlockContext().metadata;
  return actions && actions.language === language ? (
    <QueryBlock actions={actions} />
  ) : (
    <OriginalLayout {...props} />
  );
}
