import type {EditorView} from '@codemirror/view';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@generated/graphql-playground/default/page.json';
import LoadFailure from '@site/src/base/components/LoadFailure';
import {useRoute} from '@site/src/base/components/useRoute';
import {longDate} from '@site/src/base/text/dates';
import {whenIdle} from '@site/src/base/when-idle';
import '@site/src/content/query-examples/query.css';
import {type ReactNode, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {schemaRoute, type WrittenOperation} from '../../../content/api-examples/link';
import styles from '../../playground/page/page.module.css';
import {useAddress} from '../../playground/page/useAddress';
import {returnTo} from '../../playground/panel/insert';
import {useGraphqlPlayground} from '../useGraphqlPlayground';
import Examples from './Examples';
import {operationAddress} from './operation-address';
import Placeholder, {StoredAnswer} from './Placeholder';

/** The full-window GraphQL playground: editors with the answer, next to the operations of the pages. */
export default function GraphqlPlaygroundPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {Playground, isLoading, hasFailed, load} = useGraphqlPlayground();
  const {opened, open, linked, follow} = useAddress(operationAddress, Playground !== undefined);
  const [takesFocus, setTakesFocus] = useState(false);
  const [view, setView] = useState<EditorView>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const route = useRoute();
  const {organization, records, today, topics, first} = data;

  useEffect(() => whenIdle(load), [load]);

  /** The button that was pressed disappears, so the editor gets the focus. */
  function retry() {
    setTakesFocus(true);
    load();
  }

  function openExample(operation: WrittenOperation) {
    flushSync(() => {
      setPanelOpen(false);
      open({...operation});
    });
    if (view) returnTo(view);
  }

  return (
    <main className={styles.page} data-needs-script="">
      <header>
        <h1>GraphQL playground</h1>
        <p>
          Operations run in your browser on {organization}, a fictional organization with {records}{' '}
          records, where today is {longDate(today)}. See{' '}
          <Link to={route('/docs/{product}-api')}>the API</Link> and{' '}
          <Link to={schemaRoute}>its schema</Link>, or use the{' '}
          <Link to="/playground">BQL playground</Link>.
        </p>
      </header>
      <div className={styles.work}>
        {Playground ? (
          <Playground
            draft="page"
            query={(linked ?? first).query}
            variables={(linked ?? first).variables}
            opened={opened}
            stored={{query: first.query, result: <StoredAnswer first={first} />}}
            takesFocus={takesFocus}
            onRan={follow}
            onView={setView}
          />
        ) : (
          <Placeholder
            first={first}
            linked={opened ?? linked}
            isBusy={isBrowser && !hasFailed}
            onRun={load}
          />
        )}
        {hasFailed && (
          <LoadFailure isRetrying={isLoading} onRetry={retry}>
            The playground couldn't be loaded. Check your connection.
          </LoadFailure>
        )}
        <noscript>
          The playground requires JavaScript. The operations on the API's pages don't.
        </noscript>
      </div>
      <Examples
        topics={topics}
        isOpen={isPanelOpen}
        onFold={() => setPanelOpen(!isPanelOpen)}
        onOpen={openExample}
      />
    </main>
  );
}
