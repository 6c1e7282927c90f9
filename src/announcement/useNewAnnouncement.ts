import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Lets an announcement with a new id appear to a reader who had closed an older one.
 *
 * Before the first paint Docusaurus hides a closed bar through an attribute, so that nothing jumps. It
 * compares ids only afterwards and never takes the attribute back, so the new bar would stay hidden for the
 * whole visit. The attribute has done its work once the reader leaves the first page.
 */
export function useNewAnnouncement(): void {
  const {pathname} = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is what runs the clean-up
  useEffect(
    () => () =>
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false'),
    [pathname],
  );
}
