import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import LineIcon from '../../base/components/LineIcon';
import {
  graphqlPlaygroundRoute,
  hashOfOperation,
  type WrittenOperation,
} from '../../content/api-examples/link';
import {closeIcon} from '../playground/icons';
import OpenInPlayground from '../playground/OpenInPlayground';
import styles from '../playground/playground.module.css';
import QueryAction from '../playground/QueryAction';
import RunWithKeys from '../playground/RunWithKeys';
import ShortcutsButton from '../playground/ShortcutsButton';
import {linkIcon} from '../playground/toolbar-icons';
import {copyLink, useCopy} from '../playground/useCopy';

interface Props {
  operation: WrittenOperation;
  hasShortcuts: boolean;
  onRun: () => void;
  onShortcuts: () => void;
  /** Restores the page's operation, if there is one. */
  onReset?: () => void;
  /** Closes the playground, if it's part of a page. */
  onClose?: () => void;
}

/** The head of the GraphQL playground: the actions for an operation. */
export default function Toolbar(props: Props): ReactNode {
  const {operation, hasShortcuts, onRun, onShortcuts, onReset, onClose} = props;
  const address = useBaseUrl(graphqlPlaygroundRoute);
  const [message, copy] = useCopy();
  const hash = hashOfOperation(operation);
  return (
    <div className="query-head">
      <span className={clsx('query-title', onClose && 'query-wide')}>GraphQL</span>
      <span role="status" className={styles.message}>
        {message}
      </span>
      {onReset && <QueryAction onClick={onReset}>Reset</QueryAction>}
      {onClose ? (
        <OpenInPlayground to={`${graphqlPlaygroundRoute}${hash}`} />
      ) : (
        <QueryAction
          aria-label="Copy link"
          title="Copy link"
          onClick={() => copyLink(copy, `${address}${hash}`)}
        >
          <LineIcon d={linkIcon} width={18} />
        </QueryAction>
      )}
      <ShortcutsButton isOpen={hasShortcuts} onClick={onShortcuts} />
      {onClose && (
        <QueryAction aria-label="Close playground" title="Close" onClick={onClose}>
          <LineIcon d={closeIcon} width={18} />
        </QueryAction>
      )}
      <RunWithKeys onRun={onRun} />
    </div>
  );
}
