import {useLocation} from '@docusaurus/router';
import {type RefObject, useLayoutEffect} from 'react';
import {targetIn} from '../kit/useLinksIntoList';

/**
 * Opens the fold that an address leads to. A heading is in sight even if its section is folded, so browsers don't open
 * the section.
 *
 * @param list its folds are open without script, too, if the address leads to them; from then on, `data-folds` on it
 *   says that a reader can close them
 */
export function useFoldOfAddress(list: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useLayoutEffect(() => {
    const fold = targetIn(list.current, location.hash)?.closest('details');
    if (fold) fold.open = true;
    if (list.current) list.current.dataset.folds = 'live';
  }, [list, location]);
}
