import {type ReactNode, useEffect, useId, useMemo, useState} from 'react';
import LoadFailure from '../../../../base/components/LoadFailure';
import type {Column} from '../../../../bql/evaluate/result';
import {usePart} from '../../../../docusaurus/stale-builds/usePart';
import Skeleton from '../Skeleton';
import {fetchChart} from '../views/fetch-views';
import views from '../views/views.module.css';
import styles from './chart.module.css';
import {measuresOf, planOf, usualMeasure} from './choose';
import {labelAt} from './data';
import {describe, written} from './describe';
import {colorOf, mostColors} from './series';
import {type PartOfResult, useAllRows} from './useAllRows';

interface Props extends PartOfResult {
  columns: readonly Column[];
}

/** The rows of a result as a chart, if one suits them. */
export default function ChartView({columns, ...part}: Props): ReactNode {
  const {rows, failure, retry} = useAllRows(part);
  if (failure)
    return (
      <p className={views.none}>
        <LoadFailure onRetry={retry}>{failure}</LoadFailure>
      </p>
    );
  return rows ? <ChartOfRows columns={columns} rows={rows} /> : <Skeleton />;
}

/** All rows of a result as a chart. Its code is loaded when it's opened. */
function ChartOfRows({columns, rows}: Pick<Props, 'columns' | 'rows'>): ReactNode {
  const {part: Chart, isLoading, hasFailed, load} = usePart(fetchChart);
  const [measure, setMeasure] = useState<number>();
  const measures = useMemo(() => measuresOf(columns, rows), [columns, rows]);
  const plan = useMemo(() => planOf(columns, rows, measure), [columns, rows, measure]);
  const caption = useId();
  const select = useId();
  const isDrawn = plan !== undefined && plan.kind !== 'number';

  useEffect(() => {
    if (isDrawn) load();
  }, [isDrawn, load]);

  if (!plan)
    return (
      <p className={views.none}>
        <b>No chart suits these columns</b>
        Return one column to group by and at least one number, such as{' '}
        <code>RETURN riskRating, count(*)</code>. A date and a number become a line. A second column
        to group by becomes colors, if it has at most {mostColors} values.
      </p>
    );
  if (plan.kind === 'number')
    return (
      <dl className={styles.numbers}>
        {plan.values.map(({label, value, unit}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {written(value)}
              {unit && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span id={caption}>{describe(plan)}</span>
        {measures.length > 1 && (
          <label htmlFor={select}>
            Value{' '}
            <select
              id={select}
              value={measure ?? usualMeasure(measures, rows)}
              onChange={({target}) => setMeasure(Number(target.value))}
            >
              {measures.map((at) => (
                <option key={at} value={at}>
                  {labelAt(columns, at)}
                </option>
              ))}
            </select>
          </label>
        )}
      </figcaption>
      {plan.kind === 'series' && (
        <ul className={styles.legend} aria-label={plan.split}>
          {plan.names.map((name, index) => (
            <li key={name}>
              <svg viewBox="0 0 1 1" aria-hidden="true">
                <path d="M0 0h1v1h-1z" fill={colorOf(name, index, plan.isRating)} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <p className={views.none}>
          <LoadFailure isRetrying={isLoading} onRetry={load}>
            The chart couldn't be loaded. Check your connection.
          </LoadFailure>
        </p>
      )}
      {!Chart && !hasFailed && <Skeleton />}
      {Chart && <Chart plan={plan} caption={caption} />}
    </figure>
  );
}
