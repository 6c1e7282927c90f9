/**
 * Runs a task when the browser is idle, or after two seconds at the latest. Runs it immediately in browsers that can't
 * report when they're idle.
 *
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    task();
    return () => {};
  }
  const idle = requestIdleCallback(task, {timeout: 2000});
  return () => cancelIdleCallback(idle);
}
