import type {ReactNode, Ref} from 'react';
import own from './my-queries.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  /** Says what was deleted. */
  children: ReactNode;
  onUndo: () => void;
}

/** Says what was deleted, and offers to bring it back. */
export default function Undo({ref, children, onUndo}: Props): ReactNode {
  return (
    <p role="status" className={own.undo}>
      <span>{children}</span>
      <button ref={ref} type="button" className="button" onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
