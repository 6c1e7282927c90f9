/**
 * Whether the reader's connection is slow or metered. Inlined into every page, so it can't refer to anything outside
 * itself.
 */
export function isCostly(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
