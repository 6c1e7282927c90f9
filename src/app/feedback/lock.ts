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
