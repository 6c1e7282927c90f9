/** Writes a size as people read it: `840 bytes`, `12.4 kB`, `1.3 MB`. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [divisor, unit] = bytes < 1_000_000 ? [1000, 'kB'] : [1_000_000, 'MB'];
  return `${(bytes / divisor).toLocaleString('en', {maximumFractionDigits: 1})} ${unit}`;
}
