import {useState} from 'react';
import {hasTexts} from '../../../base/storage';
import {hashOf, linkOf} from '../../../content/query-examples/link';
import type {ResultView} from '../../../content/query-examples/result-view';
import {isSame} from '../my-queries/history';
import {type Address, useAddress} from './useAddress';

/** A query, and how its result is shown. */
interface ShownQuery {
  query: string;
  view?: ResultView;
}

const address: Address<ShownQuery> = {
  name: 'playground',
  read: linkOf,
  write: ({query, view}) => hashOf(query, view),
  isShown: (value): value is ShownQuery => hasTexts(value, 'query'),
  isSame: (a, b) => isSame(a.query, b.query),
};

/**
 * Keeps the address of the BQL playground, its query, and the view of its result in step.
 *
 * @param isReady whether the playground is loaded
 */
export function useQueryAddress(isReady: boolean) {
  const {opened, open, linked, follow, rewrite} = useAddress(address, isReady);
  const [chosen, setChosen] = useState<{view: ResultView; after: unknown}>();
  // Another address has its own view.
  const view = (chosen?.after === linked && chosen?.view) || linked?.view || 'table';
  return {
    opened,
    open,
    linked,
    view,
    /** Shows the result in another way, and writes that to the address. */
    show(next: ResultView) {
      setChosen({view: next, after: linked});
      rewrite(({query}) => ({query, view: next}));
    },
    /** Writes a query that ran to the address. */
    follow: (query: string) => follow({query, view}),
  };
}
