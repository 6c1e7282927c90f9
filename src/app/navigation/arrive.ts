import type {ClientModule} from '@docusaurus/types';
import {takeFocus} from './take-focus';

const announcement = typeof document === 'undefined' ? undefined : document.createElement('p');
announcement?.setAttribute('aria-live', 'polite');
announcement?.classList.add('announcement');

/**
 * Announces the new page's heading, because navigation within the site loads no page that screen readers would
 * announce. Docusaurus moves the focus to the top of the page. A link to a section moves it to that section.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location: {pathname, hash},
  previousLocation,
}) => {
  if (!announcement || !previousLocation || previousLocation.pathname === pathname) return;
  // Screen readers announce changes to a live region, not its initial text, so the text is set one frame later.
  if (!announcement.isConnected) document.body.append(announcement);
  requestAnimationFrame(() => {
    announcement.textContent = document.querySelector('h1')?.textContent ?? document.title;
  });
  if (hash) {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    takeFocus(section, {preventScroll: true});
  }
};
