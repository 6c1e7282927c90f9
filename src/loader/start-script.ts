/**
 * Starts the page's script once it is wanted: at the first sign of intent, or after three seconds of reading. Then a
 * page that is read, and no more than read, has not taken the processor from its reader. The files are fetched before
 * that, when the browser is idle. A page that answers a question in its address starts at once, and one that brings back
 * what the reader did before a deployment; a page whose use is its script starts as soon as the rest of it shows.
 *
 * The template names the files as `<script type="text/later">`, which a browser neither fetches nor runs: those that
 * all pages share, and the parts of this page. Inlined into every page, so it refers to nothing outside itself.
 *
 * @param keptKey where src/recovery keeps what a reader did, while a page is loaded afresh
 */
export function startScript(keptKey: string): void {
  const signs = ['pointermove', 'pointerup', 'wheel', 'keyup', 'focusin', 'click'];
  const listening = new AbortController();
  const files = document.querySelectorAll<HTMLScriptElement>('script[type="text/later"]');

  /** A machine that is never idle does it all the same. */
  function whenIdle(task: () => void) {
    if ('requestIdleCallback' in window) requestIdleCallback(task, {timeout: 5000});
    else setTimeout(task);
  }

  /** One at a time: to ask for a dozen files takes a slow phone longer than a press may wait. */
  function fetchFiles(index = 0) {
    const file = files[index];
    if (!file || listening.signal.aborted) return;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = file.src;
    document.head.append(link);
    whenIdle(() => fetchFiles(index + 1));
  }

  function start() {
    if (listening.signal.aborted) return;
    listening.abort();
    for (const file of files) {
      const script = document.createElement('script');
      // As the bundler's runtime writes it: it then waits for a part that is on its way, and asks for no other.
      script.setAttribute('src', file.getAttribute('src') ?? '');
      // In the order of the page: the files of one bundle need each other.
      script.async = false;
      script.onerror = () => {
        script.remove();
        recover();
      };
      file.replaceWith(script);
    }
  }

  let isReloading = false;

  /** The files are gone with an older deployment, most likely. A page that was loaded afresh has the new names. */
  function recover() {
    if (isReloading) return;
    isReloading = true;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigator.onLine && visit?.type !== 'reload') window.location.reload();
    else dispatchEvent(new Event('scriptfailure'));
  }

  function isRecovering(): boolean {
    try {
      return sessionStorage.getItem(keptKey) !== null;
    } catch {
      return false;
    }
  }

  if (window.location.search || isRecovering()) {
    start();
    return;
  }
  // What the page says, or what the reader did, shows first: a frame is drawn before the script takes line and thread.
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start));
  if (document.querySelector('[data-needs-script]')) startAfterFrame();
  for (const sign of signs) {
    addEventListener(sign, startAfterFrame, {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  }
  addEventListener('load', () => {
    whenIdle(() => fetchFiles());
    setTimeout(() => whenIdle(start), 3000);
  });
}
