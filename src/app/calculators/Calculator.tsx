import {useHistorySelector} from '@docusaurus/theme-common';
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import type {CalculatorName} from '../../content/calculators';
import {isHashOf} from '../../content/calculators/address';
import type {Example} from '../../content/calculators/calculation';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {takeKept} from '../../docusaurus/stale-builds/kept';
import {useKept} from '../../docusaurus/stale-builds/useKept';
import {usePart} from '../../docusaurus/stale-builds/usePart';

interface Props {
  of: CalculatorName;
  /** Unlike any other calculator's on the page. */
  id: string;
  title: string;
  /** {@link Example}s as JSON. */
  examples: string;
  /** The first example's result and steps. */
  children: ReactNode;
}

const fetchCalculators = async () =>
  (await import(/* webpackChunkName: "calculators" */ './load')).default;

/**
 * A calculation that readers can change. src/content/directives/parts/calculator.ts writes the first example's result and
 * steps. On request, or when the address contains inputs, a form takes their place.
 */
export default function Calculator({of, id, title, examples, children}: Props): ReactNode {
  const {part, isLoading, hasFailed, load} = usePart(fetchCalculators);
  const offered = useMemo(() => JSON.parse(examples) as Example[], [examples]);
  const hash = useHistorySelector(({location}) => location.hash);
  const [isOpen, setOpen] = useState(false);
  const [linked, setLinked] = useState<string>();
  const element = useRef<HTMLDivElement>(null);

  const open = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);

  // The server doesn't receive the hash.
  useEffect(() => {
    if (!isHashOf(id, hash)) return;
    setLinked(hash);
    open();
    element.current?.scrollIntoView();
  }, [id, hash, open]);

  // A reload, for example after a deployment, must not close the form.
  const name = `calculator ${id}`;
  useKept(name, () => isOpen || undefined);
  useEffect(() => {
    if (takeKept(name, (value) => value === true)) open();
  }, [name, open]);

  const prepare = () => loadAhead(fetchCalculators);
  return (
    <div ref={element} className="query calculator" id={`calculator-${id}`}>
      {isOpen && part ? (
        <part.Calculation
          key={linked}
          id={id}
          calculator={part.calculators[of]}
          examples={offered}
          linked={linked}
        />
      ) : (
        <>
          <div className="query-head">
            <span className="query-title">{title}</span>
            <span role="status">{isLoading && 'Loading…'}</span>
            <button
              type="button"
              className="button button--primary query-run"
              aria-busy={isLoading}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={open}
            >
              Change values
            </button>
          </div>
          {children}
        </>
      )}
      {isOpen && hasFailed && (
        <p>
          <LoadFailure isRetrying={isLoading} onRetry={load}>
            The calculator couldn't be loaded. Check your connection.
          </LoadFailure>
        </p>
      )}
    </div>
  );
}
