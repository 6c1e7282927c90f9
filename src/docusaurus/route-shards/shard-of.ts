/**
 * Returns the number of the shard that has a page's route. A hash of the page's path chooses it, so no list says which
 * page is where.
 *
 * @param path a page's path, without a slash at its end
 * @param count the number of shards
 */
export function shardOf(path: string, count: number): number {
  let hash = 0;
  for (let index = 0; index < path.length; index++)
    hash = (Math.imul(hash, 31) + path.charCodeAt(index)) >>> 0;
  return hash % count;
}
