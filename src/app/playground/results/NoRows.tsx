import type {ReactNode} from 'react';
import type {Diagnosis} from '../../../bql/diagnose/diagnose';
import styles from './diagnosis.module.css';
import Proposals from './Proposals';

interface Props {
  /** Undefined while it's being worked out. */
  diagnosis: Diagnosis | undefined;
  onAccept: (query: string) => void;
}

/** Why a query without errors returns nothing: how many records each part of it leaves, and what was probably meant. */
export default function NoRows({diagnosis, onAccept}: Props): ReactNode {
  const {survivors = [], proposals = []} = diagnosis ?? {};
  return (
    <div className={styles.empty}>
      <b>No record matches</b>
      <p>
        The query has no error
        {survivors.length > 0
          ? ', but its conditions leave no record.'
          : '. Try fewer conditions, or other values.'}
      </p>
      <Proposals proposals={proposals} onAccept={onAccept} />
      {survivors.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Part of the query</th>
              <th scope="col" align="right">
                Records left
              </th>
            </tr>
          </thead>
          <tbody>
            {survivors.map(({code, left}, index) => (
              <tr key={index} className={left === 0 ? styles.none : undefined}>
                <td>
                  <code>{code}</code>
                </td>
                <td align="right">{left.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
