import type {ClientModule} from '@docusaurus/types';
import {revealActive} from './reveal-active';

/** The part of the sidebar that scrolls. */
export const sidebarMenu = '.theme-doc-sidebar-container .menu';

let settling = new AbortController();

/**
 * Keeps the sidebar's item of the page in sight, from page to page: at once, and again when its category has opened and
 * others have closed, unless the reader has begun to use the sidebar.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location: {pathname},
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === pathname) return;
  settling.abort();
  const menu = document.querySelector(sidebarMenu);
  if (!menu) return;
  revealActive(menu);
  settling = new AbortController();
  const {signal} = settling;
  const onTransition = (event: Event) =>
    (event as TransitionEvent).propertyName === 'height' && revealActive(menu);
  menu.addEventListener('transitionend', onTransition, {signal});
  for (const sign of ['pointerdown', 'wheel', 'keydown', 'click'])
    menu.addEventListener(sign, () => settling.abort(), {signal, passive: true});
};
