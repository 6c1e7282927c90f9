declare global {
  interface Window {
    /** Where the files of the page's script register: `plugin.ts` has the bundler name it so. */
    loadedParts?: unknown[];
  }
}

/**
 * Starts the page's script once it is wanted: at the first sign of intent, or after three seconds of reading. Then a
 * page that is read, and no more than read, hasn't taken the processor from its reader. The files are fetched before
 * that, when the browser is idle. A page that answers a question in its address starts at once, and one that brings back
 * what the reader did before a deployment; a page whose use is its script starts as soon as the rest of it shows. Where
 * the connection is costly, nothing but these starts it, and nothing is fetched before.
 *
 * The template names the files as `<script type="text/later">`, which a browser neither fetches nor runs: those that
 * all pages share, and the parts of this page. Inlined into every page, so it refers to nothing outside itself.
 *
 * @param keptKey where src/docusaurus/stale-builds keeps what a reader did, while a page is loaded afresh
 * @param isCostly whether the reader's connection is
 */
export function startScript(keptKey: string, isCostly: () => boolean): void {
  const signs = ['pointermove', 'pointerup', 'wheel', 'keyup', 'focusin', 'click'];
  const listening = new AbortController();
  const files = document.querySelectorAll<HTMLScriptElement>('script[type="text/later"]');

  /** A machine that is never idle does it all the same. */
  function whenIdle(task: () => void) {
    if ('requestIdleCallback' in window) requestIdleCallback(task, {timeout: 5000});
    else setTimeout(task);
  }

  /** One at a time: to ask for a dozen files takes a slow phone longer than a press can wait. */
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
    let registered = countRegistered();
    for (const file of files) {
      const script = document.createElement('script');
      const fail = () => {
        // The bundler's runtime would wait for it.
        script.remove();
        dispatchEvent(new Event('scriptfailure'));
      };
      // As the bundler's runtime writes it: it then waits for a part that is on its way, and asks for no other.
      script.setAttribute('src', file.getAttribute('src') ?? '');
      // In the order of the page: the files of one bundle need each other.
      script.async = false;
      script.onerror = fail;
      // Something else can come in a file's place: nothing, or the page of a hotel that asks for a name.
      script.onload = () => {
        const before = registered;
        registered = countRegistered();
        if (registered === before) fail();
      };
      file.replaceWith(script);
    }
  }

  /** The runtime makes a list, and each file after it puts itself there. */
  function countRegistered() {
    return window.loadedParts?.length ?? -1;
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
  if (isCostly()) return;
  addEventListener('load', () => {
    whenIdle(() => fetchFiles());
    setTimeout(() => whenIdle(start), 3000);
  });
}
