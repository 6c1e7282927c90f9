import type {ClientModule} from '@docusaurus/types';
import {revealActive} from './reveal-active';

/** The scrollable part of the sidebar. */
export const sidebarMenu = '.theme-doc-sidebar-container .menu';

let settling = new AbortController();

/**
 * Keeps the current page's item visible in the sidebar. Scrolls to it immediately after navigation, and again after
 * categories have opened and closed, unless the reader has started to use the sidebar.
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
