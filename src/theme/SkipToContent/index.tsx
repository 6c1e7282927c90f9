import {useHistory, useLocation} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {isKeepingFocus} from '@site/src/app/navigation/keep-focus';
import {takeFocus} from '@site/src/app/navigation/take-focus';
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

const label = 'Skip to main content';

/**
 * The link that skips the navigation. It's next in the focus order after the reader follows a link to another address.
 * Docusaurus's own component moves the focus on every address change, even when an explorer updates the address as the
 * reader types.
 */
export default function SkipToContent(): ReactNode {
  const location = useLocation();
  const {action} = useHistory();
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(location);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    // src/app/navigation/arrive.ts handles links to sections. The back button leaves the focus where it is.
    if (action !== 'PUSH' || location.hash || isKeepingFocus(location.state)) return;
    takeFocus(container.current);
  }, [location, action]);

  return (
    <section ref={container} aria-label={label}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </section>
  );
}

function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
  takeFocus(main);
}
