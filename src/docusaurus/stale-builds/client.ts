import type {ClientModule} from '@docusaurus/types';
import {recover} from './recover';

/** Whether a page is being loaded. */
let isPending = false;

if (typeof window !== 'undefined') {
  // The page's own parts were missing before it could start.
  window.addEventListener('unhandledrejection', async ({reason}) => {
    if (!isChunkFailure(reason)) return;
    await recover();
    const {hasHydrated} = document.documentElement.dataset;
    // Tells src/docusaurus/late-script, which shows a message.
    if (hasHydrated !== 'true') window.dispatchEvent(new Event('scriptfailure'));
  });
  // The server returned something other than a style sheet, which browsers treat as an empty one.
  document.addEventListener('load', ({target}) => noticeEmpty(target), true);
  // If parts of the next page are missing, Docusaurus reloads it, and the browser would scroll to where the reader left
  // the previous page. Errors from loading a file don't bubble.
  window.addEventListener('error', ({target}) => leavePlace(target), true);
}

function isChunkFailure(reason: unknown): boolean {
  const {name, code} = (reason ?? {}) as {name?: string; code?: string};
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

function noticeEmpty(file: EventTarget | null): void {
  if (file instanceof HTMLLinkElement && file.sheet?.cssRules.length === 0)
    window.dispatchEvent(new Event('stylefailure'));
}

function leavePlace(file: EventTarget | null): void {
  if (isPending && file instanceof Element) window.history.scrollRestoration = 'manual';
}

const navigation: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isPending = previousLocation !== null;
    return () => {
      isPending = false;
    };
  },
  onRouteDidUpdate({location}) {
    if (window.history.scrollRestoration === 'auto') return;
    window.history.scrollRestoration = 'auto';
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  },
};

export default navigation;
