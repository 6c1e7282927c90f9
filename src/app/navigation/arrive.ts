import type {ClientModule} from '@docusaurus/types';
import {takeFocus} from './take-focus';

const announcement = typeof document === 'undefined' ? undefined : document.createElement('p');
announcement?.setAttribute('aria-live', 'polite');
announcement?.classList.add('announcement');

/**
 * On the way from page to page nothing is loaded that a screen reader would speak of, so the new page's heading is
 * announced. Docusaurus moves the focus to the top of the page; a link to a section moves it to that section.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location: {pathname, hash},
  previousLocation,
}) => {
  if (!announcement || !previousLocation || previousLocation.pathname === pathname) return;
  // A change is announced, not what enters the page with its text: the first text comes a frame later.
  if (!announcement.isConnected) document.body.append(announcement);
  requestAnimationFrame(() => {
    announcement.textContent = document.querySelector('h1')?.textContent ?? document.title;
  });
  if (hash) {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    takeFocus(section, {preventScroll: true});
  }
};
