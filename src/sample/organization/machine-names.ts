/** Returns the names of a group's machines: `web-01`, `web-02`. */
export function machineNames({
  name,
  count,
  from,
}: {
  name: string;
  count: number;
  from: number;
}): string[] {
  return Array.from(
    {length: count},
    (_, index) => `${name}-${String(from + index).padStart(2, '0')}`,
  );
}
