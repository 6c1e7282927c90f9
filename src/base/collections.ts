/** Groups values by key, in order of first appearance. */
export function grouped<Key, Value>(
  entries: Iterable<readonly [key: Key, value: Value]>,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Counts how often each value occurs, in order of first appearance. */
export function counted<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
