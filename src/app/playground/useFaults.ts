import type {EditorView} from '@codemirror/view';
import {useEffect, useState} from 'react';
import type {Fault} from '../../bql/syntax/fault';
import type {QueryEngine} from '../../sample/engine/client';
import {markFaults} from './editor/diagnostics';

/** A reader has stopped typing after this many milliseconds. */
const pause = 250;

const none: Fault[] = [];

/** What is wrong with the query as it stands, marked in the editor. While a reader types, what was wrong before. */
export function useFaults(
  engine: QueryEngine,
  view: EditorView | undefined,
  text: string,
): Fault[] {
  const [faults, setFaults] = useState(none);

  useEffect(() => {
    if (!text.trim()) {
      setFaults(none);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // A check that fails or is overtaken leaves what was known; Run says what failed.
      engine.ask('check', [text], controller.signal).then(setFaults, () => {});
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [engine, text]);

  useEffect(() => {
    if (view) markFaults(view, faults);
  }, [view, faults]);

  return faults;
}
