import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {type ReactNode, useContext, useEffect} from 'react';
import {QueryContext} from './QueryExample';
import styles from './QueryExample.module.css';

/** The Run and Edit buttons in the title bar of a code block with a query. */
export default function QueryButtons(): ReactNode {
  const actions = useContext(QueryContext);
  const {code} = useCodeBlockContext().metadata;
  useEffect(() => actions?.resume(code), [actions, code]);
  if (!actions) return null;
  const {prepare, run, edit, isLoading} = actions;
  const intent = {onPointerEnter: prepare, onFocus: prepare};
  return (
    <>
      {isLoading && (
        <span role="status" className={styles.loading}>
          Loading…
        </span>
      )}
      <button type="button" className={styles.button} {...intent} onClick={() => run(code)}>
        Run
      </button>
      <button type="button" className={styles.button} {...intent} onClick={() => edit(code)}>
        Edit
      </button>
    </>
  );
}
