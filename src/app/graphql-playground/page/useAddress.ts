import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {
  hashOfOperation,
  operationOf,
  type WrittenOperation,
} from '../../../content/api-examples/link';
import {takeKept} from '../../../docusaurus/stale-builds/kept';
import {useKept} from '../../../docusaurus/stale-builds/useKept';
import {keepsFocus} from '../../navigation/keep-focus';
import {isOperation, isSameOperation} from '../operation';

/**
 * Keeps the page's address and its operation in step: a link, Back, and Forward open the operation in the address, and
 * a run writes the operation to the address.
 *
 * @param isReady whether the playground is loaded. From then on, the operation is stored as a draft
 */
export function useAddress(isReady: boolean) {
  const history = useHistory();
  const location = useLocation();
  const [opened, open] = useState<WrittenOperation>();
  /** The fragment that was opened or written last. */
  const current = useRef<string>(undefined);

  useKept('graphql-playground', () => (isReady ? undefined : opened));

  useEffect(() => {
    const isArrival = current.current === undefined;
    if (location.hash === current.current) return;
    current.current = location.hash;
    const kept = isArrival ? takeKept('graphql-playground', isOperation) : undefined;
    const linked = kept ?? operationOf(location.hash);
    if (linked) open(linked);
  }, [location]);

  /** Writes an operation that ran to the address. Back leads to the operation before. */
  function follow(operation: WrittenOperation): void {
    // The reader is already navigating to another page.
    if (history.location.pathname !== location.pathname) return;
    const before = operationOf(current.current ?? '');
    if (before && isSameOperation(before, operation)) return;
    const hash = hashOfOperation(operation);
    current.current = hash;
    history[before ? 'push' : 'replace']({...history.location, hash, state: keepsFocus});
  }

  return {opened, open, follow};
}
