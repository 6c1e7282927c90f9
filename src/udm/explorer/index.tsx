import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './explorer.module.css';
import {isEmpty, queryOf} from './query';
import type {Tool} from './tool';
import {useQuery} from './useQuery';

/**
 * Searches the attributes of all data models. What that takes is loaded when a reader turns to the field, or comes
 * with a question in the address.
 *
 * @param props.children the table of all attributes, which stands here while nothing is asked
 */
export default function UdmExplorer({children}: {children: ReactNode}): ReactNode {
  const [query, setQuery] = useQuery();
  const [tool, setTool] = useState<Tool>();
  const [hasFailed, setFailed] = useState(false);
  const address = useBaseUrl('/udm.json');
  const isAsking = !isEmpty(query);
  const element = useRef<HTMLElement>(null);

  function load() {
    if (tool) return;
    setFailed(false);
    import('./tool')
      .then(({loadTool}) => loadTool(address))
      .then(setTool)
      .catch(() => setFailed(true));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question is there, the tool is loaded once
  useEffect(() => {
    if (isAsking) load();
  }, [isAsking]);

  // A link that asks something shows the answer, which is far below the top of the page.
  useEffect(() => {
    const {search, hash} = window.location;
    if (!hash && !isEmpty(queryOf(search))) element.current?.scrollIntoView();
  }, []);

  return (
    <search ref={element} className={styles.explorer}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} onFocus={load}>
        <label className={styles.field}>
          <span>Search attributes</span>
          <input
            type="search"
            autoComplete="off"
            placeholder="cloud account, riskScore, CIDR …"
            value={query.text}
            onChange={(event) => setQuery({...query, text: event.target.value})}
          />
        </label>
        {tool && <tool.Filters {...tool} query={query} onChange={setQuery} />}
      </form>
      {hasFailed && (
        <p role="alert">
          The data model could not be loaded. The table below is complete.{' '}
          <button type="button" className={styles.button} onClick={load}>
            Try again
          </button>
        </p>
      )}
      {tool && <tool.Results {...tool} query={query} />}
      <div className={styles.all} hidden={isAsking && tool !== undefined}>
        {children}
      </div>
    </search>
  );
}
