let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs one task at a time. In browsers with Web Locks (secure pages only), this includes all tabs of the site;
 * otherwise only this tab, where the endpoint can drop a duplicate by the message's ID.
 */
export function lock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('feedback', work) as Promise<T>;
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}
