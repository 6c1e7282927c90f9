import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useRef} from 'react';

/** Returns the element in a list that a hash points to. Headings in the list have plain IDs. */
export function targetIn(list: HTMLElement | null, hash: string): HTMLElement | undefined {
  const target = document.getElementById(hash.slice(1));
  return target && list?.contains(target) ? target : undefined;
}

/**
 * Shows the full list when the reader follows a link into it while results hide it, such as an entry in the table of
 * contents. The query is removed from the address, and the back button restores it.
 *
 * @param isHidden whether results replace the list
 * @param show clears the query
 */
export function useLinksIntoList(
  list: RefObject<HTMLElement | null>,
  isHidden: boolean,
  show: () => void,
): void {
  const history = useHistory();
  const followed = useRef<HTMLElement>(undefined);

  useEffect(() => {
    if (!isHidden) {
      followed.current?.scrollIntoView();
      followed.current = undefined;
      return undefined;
    }
    let {search} = history.location;
    return history.listen((location) => {
      // An address with a different query comes from the field, the filters, or the back button.
      const isFollowed = location.search === search || location.search === '';
      search = location.search;
      followed.current = isFollowed ? targetIn(list.current, location.hash) : undefined;
      if (!followed.current) return;
      show();
      if (search) history.replace({...location, search: ''});
    });
  }, [isHidden, list, show, history]);
}
