import type {ReactNode} from 'react';
import {clientsOf} from '../../../content/api-examples/clients';
import type {WrittenOperation} from '../../../content/api-examples/link';
import type {ApiRun} from '../../../sample/graphql/operations';
import styles from '../../playground/playground.module.css';
import QueryAction from '../../playground/QueryAction';
import {useCopy} from '../../playground/useCopy';
import {valuesOf} from '../operation';

interface Props {
  operation: WrittenOperation;
  answer: ApiRun['answer'];
}

/** Buttons that copy an answer, and programs that send its operation. */
export default function CopyButtons({operation, answer}: Props): ReactNode {
  const [message, copy] = useCopy();
  const clients = answer.errors ? [] : clientsOf(operation.query, valuesOf(operation));
  return (
    <div className={styles.exports}>
      <span role="status">{message}</span>
      <QueryAction
        aria-label="Copy answer"
        onClick={() => copy('the answer', JSON.stringify(answer, null, 2))}
      >
        Copy
      </QueryAction>
      {clients.map(({label, code}) => (
        <QueryAction
          key={label}
          aria-label={`Copy as ${label}`}
          title={`Copy a program that sends this operation`}
          onClick={() => copy(`as ${label}`, code)}
        >
          {label}
        </QueryAction>
      ))}
    </div>
  );
}
