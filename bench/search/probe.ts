/** What the measured page offers the benchmark. */
interface SearchProbe {
  /** Milliseconds from the next pointer press to the first result. */
  cold(): Promise<number>;
  /** Milliseconds from the next input to a first result that differs from the current one; null after 8 seconds. */
  warm(): Promise<number | null>;
  watchTasks(): void;
  longestTask: number;
}

declare global {
  interface Window {
    searchProbe: SearchProbe;
  }
}

/**
 * Runs in the page before its own scripts.
 *
 * @param selector each result
 */
export function installProbe(selector: string) {
  const first = () => {
    const result = document.querySelector<HTMLElement>(selector);
    if (!result || result.getClientRects().length === 0) return '';
    const link = result.closest('a') ?? result.querySelector('a');
    return `${link?.href ?? ''} ${result.textContent?.trim() ?? ''}`.trim();
  };
  const changed = (event: string, before: string, limit: number) =>
    new Promise<number | null>((resolve) => {
      let start = Number.NaN;
      document.addEventListener(event, () => (start = performance.now()), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        const now = first();
        if (Number.isNaN(start) || now === '' || now === before) return;
        finish(performance.now() - start);
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      const timer = setTimeout(() => finish(null), limit);
      const finish = (time: number | null) => {
        clearTimeout(timer);
        observer.disconnect();
        resolve(time);
      };
    });
  window.searchProbe = {
    cold: async () => {
      const time = await changed('pointerdown', '', 60_000);
      if (time === null) throw new Error(`no result matches ${selector}`);
      return time;
    },
    warm: () => changed('input', first(), 8000),
    watchTasks() {
      new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) {
          window.searchProbe.longestTask = Math.max(window.searchProbe.longestTask, duration);
        }
      }).observe({type: 'longtask'});
    },
    longestTask: 0,
  };
}
