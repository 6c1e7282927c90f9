declare global {
  interface Window {
    /** The list in which the page's script files register. `plugin.ts` sets this name in the bundler. */
    loadedParts?: unknown[];
  }
}

/**
 * Starts the page's script when it's needed: at the first sign of intent, or after three seconds of reading. That keeps
 * the CPU free on a page that is only read. The files are fetched earlier, when the browser is idle. A page whose
 * address has a query starts immediately, and so does a page that restores what the reader did before a deployment. A
 * page that consists mainly of script starts as soon as the rest of it is shown. On a costly connection, only these
 * cases start the script, and nothing is fetched ahead of time.
 *
 * The template names the files as `<script type="text/later">`, which browsers neither fetch nor run: the files that
 * all pages share, and the parts of this page. Inlined into every page, so it can't refer to anything outside itself.
 *
 * @param keptKey the storage key where src/docusaurus/stale-builds keeps the reader's state during a reload
 * @param isCostly whether the reader's connection is costly
 */
export function startScript(keptKey: string, isCostly: () => boolean): void {
  const signs = ['pointermove', 'pointerup', 'wheel', 'keyup', 'focusin', 'click'];
  const listening = new AbortController();
  const files = document.querySelectorAll<HTMLScriptElement>('script[type="text/later"]');

  /** Runs the task even on a machine that is never idle. */
  function whenIdle(task: () => void) {
    if ('requestIdleCallback' in window) requestIdleCallback(task, {timeout: 5000});
    else setTimeout(task);
  }

  /** Fetches one file at a time. On a slow phone, requesting a dozen files at once would block input for too long. */
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
        // Otherwise the bundler's runtime would wait for it.
        script.remove();
        dispatchEvent(new Event('scriptfailure'));
      };
      // The same URL as in the bundler's runtime, so that the runtime waits for a part that's being loaded instead of
      // requesting it again.
      script.setAttribute('src', file.getAttribute('src') ?? '');
      // Keep the order of the page, because the files of one bundle depend on each other.
      script.async = false;
      script.onerror = fail;
      // The response can be something other than the file: empty, or a hotel's login page.
      script.onload = () => {
        const before = registered;
        registered = countRegistered();
        if (registered === before) fail();
      };
      file.replaceWith(script);
    }
  }

  /** The runtime creates a list, and each file after it registers there. */
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

  // A fragment with a value, such as a calculator's, is for the script. A section's ID has none.
  const {search, hash} = window.location;
  if (search || hash.includes('=') || isRecovering()) {
    start();
    return;
  }
  // Show the page's content and the reader's input first: wait for a frame before the script uses the network and the
  // CPU.
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
