/**
 * Runs a task when the next frame is drawn, so that the frame doesn't wait for it.
 *
 * @returns a function that cancels the task
 */
export function afterFrame(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
