import type {ReactNode} from 'react';
import type {Proposal} from '../../../bql/diagnose/diagnose';
import styles from './diagnosis.module.css';

interface Props {
  proposals: readonly Proposal[];
  /** Replaces the query with a better one, and runs it. */
  onAccept: (query: string) => void;
}

/** Better queries, each with its reason and a button that runs it. */
export default function Proposals({proposals, onAccept}: Props): ReactNode {
  return (
    <div className={styles.proposals} role="status">
      <ul>
        {proposals.map(({reason, action, query}) => (
          <li key={query}>
            {reason}
            <button type="button" onClick={() => onAccept(query)}>
              {action}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
