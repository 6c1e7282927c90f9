import {type ReactNode, useEffect, useState} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {NotLoaded} from '../../base/worker/client';
import type {Explanation as Explained} from '../../bql/explain/explain';
import type {QueryEngine} from '../../sample/engine/client';
import styles from './playground.module.css';

interface Props {
  engine: QueryEngine;
  /** The current query. */
  text: string;
}

/** Explains in English, clause by clause, what the current query finds. */
export default function Explanation({engine, text}: Props): ReactNode {
  const [explained, setExplained] = useState<{text: string; found: Explained | undefined}>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the request
  useEffect(() => {
    setFailure(undefined);
    const controller = new AbortController();
    engine.ask('explain', [text], controller.signal).then(
      (found) => setExplained({text, found}),
      // Any other error means that a newer request has replaced this one.
      (error) => error instanceof NotLoaded && setFailure(error.message),
    );
    return () => controller.abort();
  }, [engine, text, attempts]);
  return (
    <section className={styles.explanation} aria-label="Explanation" aria-live="polite">
      {failure && <LoadFailure onRetry={() => setAttempts(attempts + 1)}>{failure}</LoadFailure>}
      {explained && !explained.found && <p>Fix the query's errors to see an explanation.</p>}
      {explained?.found && (
        <>
          <p>{explained.found.summary}</p>
          <dl>
            {explained.found.steps.map((step) => (
              <div key={`${step.start} ${step.text}`}>
                <dt>
                  <code>{explained.text.slice(step.start, step.end).trim()}</code>
                </dt>
                <dd>{step.text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
