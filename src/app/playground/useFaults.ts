import {useEffect, useState} from 'react';
import {usePagePath} from '../../base/components/usePagePath';
import type {Fault} from '../../bql/syntax/fault';
import type {QueryEngine} from '../../sample/engine/client';
import {isAboutBasicSearch} from './basic-search';

const none: Fault[] = [];

/** Returns a query's faults. Until a text is checked, keeps the previous faults. */
export function useFaults(
  engine: QueryEngine,
  text: string,
  check: 'check' | 'checkApi' = 'check',
): Fault[] {
  const [faults, setFaults] = useState(none);
  const basicSearch = isAboutBasicSearch(usePagePath());

  useEffect(() => {
    if (!text.trim()) {
      setFaults(none);
      return undefined;
    }
    const controller = new AbortController();
    // If a check fails or is canceled, the previous faults stay. Run reports the error.
    engine.ask(check, [text, {basicSearch}], controller.signal).then(setFaults, () => {});
    return () => controller.abort();
  }, [engine, text, check, basicSearch]);

  return faults;
}
