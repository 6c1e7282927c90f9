interface Entry extends PerformanceEntry {
  /** Of an event: the key press, click, or tap that it belongs to; 0 if there's none. */
  interactionId?: number;
  /** Of a layout shift. */
  value?: number;
  /** Whether the reader did something just before the layout shift. */
  hadRecentInput?: boolean;
}

/**
 * Measures how soon a page showed its content (LCP), how slowly it reacted (INP), and how much it moved (CLS), from its
 * start until the reader leaves or hides it for the first time. Omits metrics that the browser doesn't know, or that
 * nothing happened for. A page that was opened in the background isn't measured.
 *
 * @param tell called at most once, with each metric's rating and its value: a score for CLS, milliseconds for the others
 */
export function measureVitals(tell: (vitals: Record<string, string>) => void): void {
  if (document.visibilityState === 'hidden') return;
  const paints = watch('largest-contentful-paint');
  const events = watch('event');
  const shifts = watch('layout-shift');
  const leave = () => {
    // The limits are from https://web.dev/articles/vitals.
    const vitals = {
      ...rated('LCP', paints()?.at(-1)?.startTime, [2500, 4000]),
      ...rated('INP', slowestInteraction(events() ?? []), [200, 500]),
      ...rated('CLS', largestShift(shifts()), [0.1, 0.25], 2),
    };
    if (Object.keys(vitals).length > 0) tell(vitals);
  };
  document.addEventListener('visibilitychange', leave, {once: true});
}

/**
 * Has the browser note entries of a type, beginning with those since the page's start.
 *
 * @returns a function that returns the entries so far; `undefined` if the browser doesn't know the type
 */
function watch(type: string): () => Entry[] | undefined {
  // Observing an unknown type would put a warning into the reader's console.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const entries: Entry[] = [];
  // 16 ms is the shortest time that browsers report.
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({type, buffered: true, durationThreshold: 16} as PerformanceObserverInit);
  return () => [...entries, ...observer.takeRecords()];
}

/** Returns INP: the slowest interaction, except that one in 50 doesn't count. */
function slowestInteraction(events: Entry[]): number | undefined {
  const durations: Record<number, number> = {};
  for (const {interactionId, duration} of events)
    if (interactionId) durations[interactionId] = Math.max(duration, durations[interactionId] ?? 0);
  const slowestFirst = Object.values(durations).sort((a, b) => b - a);
  return slowestFirst[Math.floor(slowestFirst.length / 50)];
}

/** Returns CLS: the largest sum of shifts that are less than a second apart, within five seconds. */
function largestShift(shifts?: Entry[]): number | undefined {
  let [sum, largest, first, last] = [0, 0, -1e9, -1e9];
  for (const {value = 0, hadRecentInput, startTime} of shifts ?? []) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0;
      first = startTime;
    }
    last = startTime;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return shifts && largest;
}

/** Returns a metric's rating and value, as properties of an event. */
function rated(
  name: string,
  value: number | undefined,
  [good, fair]: [number, number],
  digits = 0,
) {
  if (value === undefined) return {};
  const rating = value <= good ? 'good' : value <= fair ? 'needs improvement' : 'poor';
  return {[name]: rating, [`${name} value`]: value.toFixed(digits)};
}
