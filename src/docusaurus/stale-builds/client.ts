import type {ClientModule} from '@docusaurus/types';
import {recover} from './recover';

/** Whether a page has been asked for and isn't there yet. */
let isPending = false;

if (typeof window !== 'undefined') {
  // The page's own parts were gone before it could start.
  window.addEventListener('unhandledrejection', async ({reason}) => {
    if (!isChunkFailure(reason)) return;
    await recover();
    const {hasHydrated} = document.documentElement.dataset;
    // For src/docusaurus/late-script, which says what that means.
    if (hasHydrated !== 'true') window.dispatchEvent(new Event('scriptfailure'));
  });
  // Something else came in the place of a style sheet, which a browser takes for an empty one.
  document.addEventListener('load', ({target}) => noticeEmpty(target), true);
  // Where parts of the next page are gone, Docusaurus loads it afresh, and the browser would scroll to where the reader
  // left the page before. A failure to load a file doesn't bubble.
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
