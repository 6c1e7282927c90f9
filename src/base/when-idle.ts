/**
 * Does something once the browser has nothing better to do, or after two seconds; where a browser doesn't say, at once.
 *
 * @returns what calls it off
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    task();
    return () => {};
  }
  const idle = requestIdleCallback(task, {timeout: 2000});
  return () => cancelIdleCallback(idle);
}
