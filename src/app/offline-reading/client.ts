import './bar.css';
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {whenIdle} from '../../base/when-idle';
import {barId, barMarkup, barText} from './bar';
import {workerFile} from './copies';
import type {ReadAnswer, ReadMessage} from './worker-scope';

const {baseUrl} = siteConfig;
const workers = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker;
/** Whether the page itself came through the worker, which has kept it then. */
const isKept = Boolean(workers?.controller);

if (workers) {
  whenIdle(() => {
    // Not from the HTTP cache, whatever headers the host sends. A reader whose browser blocks workers reads on.
    workers
      .register(baseUrl + workerFile, {updateViaCache: 'none'})
      .catch((error) => console.warn("Pages can't be kept for offline reading:", error));
  });
  window.addEventListener('online', offerReload);
}

/**
 * Tells the worker what the reader has opened, and the reader if it's older than what the server might have.
 *
 * @param path the page's path on the host
 */
async function tellOfReading(path: string): Promise<void> {
  const {isReachable, keptAt} = await ask(path);
  if (path !== window.location.pathname) return;
  const bar = document.getElementById(barId);
  // If the document itself is a copy, it says so until it's loaded again, wherever the reader goes.
  if (bar && !('later' in bar.dataset)) return;
  bar?.remove();
  if (isReachable) return;
  const text = barText({keptAt, isOnline: navigator.onLine});
  document.body.insertAdjacentHTML('afterbegin', barMarkup(text, baseUrl));
  document.getElementById(barId)?.setAttribute('data-later', '');
}

/** Asks the worker, as soon as it sees what the page loads, to keep a page with what was loaded before that. */
async function ask(read: string): Promise<ReadAnswer> {
  if (!workers?.controller)
    await new Promise((resolve) => {
      workers?.addEventListener('controllerchange', resolve, {once: true});
    });
  // Files that the page was still waiting for have most likely arrived.
  await new Promise<void>((resolve) => whenIdle(resolve));
  const files = performance.getEntriesByType('resource').map(({name}) => name);
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({data}) => resolve(data);
    workers?.controller?.postMessage({read, files} satisfies ReadMessage, [port2]);
  });
}

/** A copy stays on the screen until the reader decides otherwise. */
function offerReload(): void {
  const bar = document.getElementById(barId);
  const [text, link] = bar?.children ?? [];
  if (!text || !link) return;
  text.textContent = `You're online again. ${text.textContent.replace(/^.*?\. /, '')}`;
  link.outerHTML = '<button type="button" class="button">Reload</button>';
  bar?.querySelector('button')?.addEventListener('click', () => window.location.reload());
}

const reading: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!workers || location.pathname === previousLocation?.pathname) return;
    if (previousLocation || !isKept) tellOfReading(location.pathname);
  },
};

export default reading;
