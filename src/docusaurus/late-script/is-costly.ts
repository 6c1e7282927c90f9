/** Whether the reader's connection is slow, or counted. Inlined into every page, so it refers to nothing outside itself. */
export function isCostly(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
