import {useHistory, useLocation} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {isKeepingFocus} from '@site/src/app/navigation/keep-focus';
import {takeFocus} from '@site/src/app/navigation/take-focus';
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

const label = 'Skip to main content';

/**
 * The link that leads past the navigation, which has the focus next after a link to another address. Upstream's takes
 * the focus with any such change, also when an explorer writes into the address what its reader is typing.
 */
export default function SkipToContent(): ReactNode {
  const location = useLocation();
  const {action} = useHistory();
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(location);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    // A link to a section leads there (src/app/navigation/arrive.ts); the back button leaves the focus where it is.
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
