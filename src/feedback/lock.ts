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

/** How long what one tab removes from storage may take to show in another, with a wide margin. */
const settleMilliseconds = 500;

/**
 * Does the work unless another tab is doing it, and not before what a tab did just now shows in this tab's
 * storage: browsers pass changes of local storage between tabs a moment later, lock or no lock.
 */
export async function unlessUnderWay(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('feedback-retry', {ifAvailable: true}, async (held) => {
    if (!held) return;
    await new Promise((resolve) => setTimeout(resolve, settleMilliseconds));
    await work();
  });
}
