import {type ReactNode, useEffect, useState} from 'react';
import LoadFailure from '../../../../base/components/LoadFailure';
import type {Walked} from '../../../../bql/explore/walked';
import {usePart} from '../../../../docusaurus/stale-builds/usePart';
import type {QueryEngine} from '../../../../sample/engine/client';
import Skeleton from '../Skeleton';
import {fetchGraph} from '../views/fetch-views';
import views from '../views/views.module.css';
import type {Expansion} from './expand';

interface Props {
  engine: QueryEngine;
  query: string;
  /** What the reader added to the records of the query. */
  expansions: Expansion[];
  /** The record that's open. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Runs another query. */
  onQuery: (query: string) => void;
}

/** The records that a query walked over, as a graph. Its code and its records are loaded when it's opened. */
export default function GraphView({
  engine,
  query,
  expansions,
  selected,
  onSelect,
  onQuery,
}: Props): ReactNode {
  const {part: Graph, isLoading, hasFailed, load} = usePart(fetchGraph);
  const {walked, failure, retry} = useWalked(engine, query);

  useEffect(() => {
    load();
  }, [load]);

  if (hasFailed || failure)
    return (
      <p className={views.none}>
        <LoadFailure isRetrying={isLoading} onRetry={hasFailed ? load : retry}>
          {failure ?? "The graph couldn't be loaded. Check your connection."}
        </LoadFailure>
      </p>
    );
  if (!Graph || !walked) return <Skeleton />;
  return (
    <Graph
      engine={engine}
      walked={walked}
      expansions={expansions}
      selected={selected}
      onSelect={onSelect}
      onQuery={onQuery}
    />
  );
}

/** Asks the engine for the records on a query's paths. */
function useWalked(engine: QueryEngine, query: string) {
  const [walked, setWalked] = useState<Walked>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the question
  useEffect(() => {
    setFailure(undefined);
    const controller = new AbortController();
    engine.ask('walk', [query], controller.signal).then(
      (answer) => ('failure' in answer ? setFailure(answer.failure) : setWalked(answer)),
      (error) => {
        if (controller.signal.aborted) return;
        setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => controller.abort();
  }, [engine, query, attempts]);

  return {walked, failure, retry: () => setAttempts(attempts + 1)};
}
