import {type ReactNode, useMemo} from 'react';
import {countOf} from '../../../../base/text/words';
import type {Walked} from '../../../../bql/explore/walked';
import type {QueryEngine} from '../../../../sample/engine/client';
import Columns from './Columns';
import {columnsOf} from './columns-of';
import {drawingOf, type Expansion} from './expand';
import GraphAsList from './GraphAsList';
import styles from './graph.module.css';
import Network from './Network';
import Unconnected from './Unconnected';

interface Props {
  engine: QueryEngine;
  walked: Walked;
  /** What the reader added to the records of the query. */
  expansions: Expansion[];
  /** The record that's open. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Runs another query. */
  onQuery: (query: string) => void;
}

/** The records of a query: in columns, step by step, until the reader adds others or if a link is within a column. */
export default function Graph(props: Props): ReactNode {
  const {engine, walked, expansions, selected, onSelect, onQuery} = props;
  const drawing = useMemo(() => drawingOf(walked, expansions), [walked, expansions]);
  const {records, links, news} = drawing;
  const columns = useMemo(
    () => (expansions.length === 0 ? columnsOf(walked) : undefined),
    [walked, expansions],
  );
  return (
    <div className={styles.graph}>
      <p role="status" className={`query-bar ${styles.bar}`}>
        {walked.records.length < walked.total
          ? `Shows ${walked.records.length} of ${walked.total.toLocaleString('en')} records.`
          : `${countOf(records.length, 'record')}, ${countOf(links.length, 'relationship')}.`}
        {news && ` ${news}`}
      </p>
      {links.length === 0 && <Unconnected engine={engine} records={records} onQuery={onQuery} />}
      {columns ? (
        <Columns drawing={columns} links={links} selected={selected} onSelect={onSelect} />
      ) : (
        <Network drawing={drawing} selected={selected} onSelect={onSelect} />
      )}
      <GraphAsList {...drawing} />
    </div>
  );
}
