import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {holdFocus} from '@site/src/app/navigation/hold-focus';
import {revealActive} from '@site/src/app/navigation/reveal-active';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, useEffect} from 'react';

/**
 * The menu in narrow windows. It scrolls to the current page, traps the focus while it covers the page, and closes on
 * Escape.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
    if (!shown || !menu) return undefined;
    for (const panel of menu.querySelectorAll('.menu')) revealActive(panel);
    const release = holdFocus(menu, '.navbar-sidebar__backdrop');
    const onKey = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      release();
    };
  }, [shown, toggle]);
  return <MobileSidebar />;
}
