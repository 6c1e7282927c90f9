import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {type ReactNode, useEffect, useRef} from 'react';
import {adoptStyles} from './adopt-styles';
import {openDraft, saveDraft} from './draft';

interface Props {
  /** Name that the draft is kept under for this visit. */
  draft: string;
  /** What stands in the editor where there is no draft. */
  text: string;
  extensions: Extension;
  /** Takes the editor once it stands, and nothing when it goes. */
  onView: (view: EditorView | undefined) => void;
  className?: string;
}

/** CodeMirror as a component. All but `className` is read once, when it is mounted. */
export default function Editor({className, ...props}: Props): ReactNode {
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
  return <div ref={host} className={className} />;
}
