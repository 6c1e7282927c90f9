import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useRef} from 'react';

/** The element of a list that an address leads to: its headings have plain ids. */
export function targetIn(list: HTMLElement | null, hash: string): HTMLElement | undefined {
  const target = document.getElementById(hash.slice(1));
  return target && list?.contains(target) ? target : undefined;
}

/**
 * Shows the list of everything to a reader who follows a link into it while an answer hides it, such as an entry of the
 * table of contents. The question leaves the address, and the back button brings it back.
 *
 * @param isHidden whether an answer has taken the place of the list
 * @param show gives the question up
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
      // An address with another question comes from the field and the filters, or from the back button.
      const isFollowed = location.search === search || location.search === '';
      search = location.search;
      followed.current = isFollowed ? targetIn(list.current, location.hash) : undefined;
      if (!followed.current) return;
      show();
      if (search) history.replace({...location, search: ''});
    });
  }, [isHidden, list, show, history]);
}
