import type {EditorView} from '@codemirror/view';
import {useEffect} from 'react';
import type {Fault} from '../../../bql/syntax/fault';
import {markFaults} from './diagnostics';

/** Underlines a query's faults in its editor, as soon as there is one. */
export function useMarkedFaults(view: EditorView | undefined, faults: readonly Fault[]): void {
  useEffect(() => {
    if (view) markFaults(view, faults);
  }, [view, faults]);
}
