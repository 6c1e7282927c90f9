import type {EditorView} from '@codemirror/view';
import type {ReactNode} from 'react';
import type {Fault} from '../../bql/syntax/fault';
import {fixLabel, mend} from './editor/diagnostics';
import styles from './playground.module.css';

interface Props {
  /** The list's ID, which the editor uses as its accessible description. */
  id: string;
  faults: readonly Fault[];
  view: EditorView | undefined;
}

const words = {error: 'Error', warning: 'Warning', hint: 'Hint'};

/** Lists the query's faults, each with a link to its line and a button for its fix. */
export default function Faults({id, faults, view}: Props): ReactNode {
  // If the query has become shorter since the check, a fault's position might no longer exist.
  const current = faults.filter(({end}) => view && end <= view.state.doc.length);
  return (
    <ul id={id} className={styles.faults} hidden={current.length === 0}>
      {current.map(({start, end, severity, message, fix}) => (
        <li key={`${start} ${message}`} className={styles[severity]}>
          <button type="button" className={styles.place} onClick={() => select(view, start, end)}>
            {words[severity]} on line {view?.state.doc.lineAt(start).number}
          </button>
          : {message}
          {fix !== undefined && view && (
            <button
              type="button"
              className={styles.fix}
              onClick={() => mend(view, {from: start, to: end}, fix)}
            >
              {fixLabel(fix)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function select(view: EditorView | undefined, anchor: number, head: number): void {
  view?.dispatch({selection: {anchor, head}, scrollIntoView: true});
  view?.focus();
}
