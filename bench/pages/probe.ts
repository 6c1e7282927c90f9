/** What the measured page records for the benchmark. */
interface PageProbe {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Sum of all layout shifts that the reader didn't cause. */
  cls: number;
  /** Milliseconds of every main-thread task, beyond 50 each. */
  tbt: number;
  /** Milliseconds of the slowest interaction, until the next frame; 0 below 16, the browser's own limit. */
  inp: number;
  /**
   * Milliseconds from the first press until `shows` is visible or, without it, until what was pressed no longer matches
   * `on`; null after 15 seconds.
   */
  answered(on: string, shows?: string): Promise<number | null>;
}

declare global {
  interface Window {
    pageProbe: PageProbe;
  }
}

/** Runs in the page before its own scripts. */
export function installProbe() {
  const probe: PageProbe = {lcp: 0, cls: 0, tbt: 0, inp: 0, answered};
  window.pageProbe = probe;
  const observe = (type: string, see: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({startTime}) => {
    probe.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) probe.cls += value;
  });
  observe('longtask', ({duration}) => {
    probe.tbt += duration - 50;
  });
  observe(
    'event',
    (entry) => {
      const {interactionId} = entry as PerformanceEventTiming;
      if (interactionId) probe.inp = Math.max(probe.inp, entry.duration);
    },
    {durationThreshold: 16},
  );

  function answered(on: string, shows?: string): Promise<number | null> {
    return new Promise((resolve) => {
      let pressed: {element: Element | null; time: number} | undefined;
      const press = (event: Event) => {
        pressed ??= {element: (event.target as Element).closest(on), time: event.timeStamp};
      };
      document.addEventListener('pointerdown', press, {capture: true});
      document.addEventListener('keydown', press, {capture: true});
      const isDone = (element: Element | null) =>
        shows
          ? Boolean(document.querySelector(shows)?.getClientRects().length)
          : element?.matches(on) === false;
      const end = performance.now() + 15_000;
      const look = () => {
        if (pressed && isDone(pressed.element)) resolve(performance.now() - pressed.time);
        else if (performance.now() > end) resolve(null);
        else requestAnimationFrame(look);
      };
      look();
    });
  }
}
