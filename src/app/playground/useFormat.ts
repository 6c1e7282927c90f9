import type {EditorView} from '@codemirror/view';
import {useCallback} from 'react';
import {useNotice} from '../../base/components/useNotice';
import {NotLoaded} from '../../base/worker/client';
import type {QueryEngine} from '../../sample/engine/client';
import {replaceText} from './editor/replace';

/** Formats the query in an editor. Returns a message for a live region, if the engine can't be loaded. */
export function useFormat(engine: QueryEngine) {
  const [failure, setFailure] = useNotice();
  const format = useCallback(
    async (view: EditorView) => {
      // An invalid query stays as it is. Its errors are listed.
      const formatted = await engine.ask('format', [view.state.doc.toString()]).catch((error) => {
        if (error instanceof NotLoaded) setFailure(error.message);
      });
      if (formatted) replaceText(view, formatted);
    },
    [engine, setFailure],
  );
  return [failure, format] as const;
}
