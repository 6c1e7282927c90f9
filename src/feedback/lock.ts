let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs one piece of work at a time: in every tab of the site where the browser has Web Locks (secure
 * pages), else in this tab, where the id of a message lets the endpoint drop a second copy.
 */
export function lock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('feedback', work) as Promise<T>;
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}

/**
 * Does the work unless another tab is doing it. Waiting for that tab would not do: right after it lets go,
 * this tab's storage may not show yet what it removed.
 */
export async function unlessUnderWay(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('feedback-retry', {ifAvailable: true}, (held) =>
    held ? work() : undefined,
  );
}
