import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {type ReactNode, useEffect, useRef} from 'react';
import {adoptStyles} from './adopt-styles';
import {openDraft, saveDraft} from './draft';

interface Props {
  /** The storage name of the draft for this visit. */
  draft: string;
  /** The initial text if there is no draft. */
  text: string;
  extensions: Extension;
  /** Called with the editor when it's ready, and with `undefined` when it's removed. */
  onView: (view: EditorView | undefined) => void;
}

/** CodeMirror as a component. Its props are read only once, on mount. */
export default function Editor(props: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  useEffect(() => {
    if (!host.current) return undefined;
    const {draft, text, extensions, onView} = first.current;
    adoptStyles();
    const view = new EditorView({
      parent: host.current,
      state: openDraft(draft, text, {extensions}),
    });
    const save = () => saveDraft(draft, view.state);
    window.addEventListener('pagehide', save);
    onView(view);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
      onView(undefined);
      view.destroy();
    };
  }, []);
  return <div ref={host} />;
}
