/**
 * Reads an index file by its name, optionally bypassing the browser's cache.
 *
 * @throws {Error} when it can't be loaded or isn't JSON
 */
export type ReadFile = (name: string, isAnew?: boolean) => Promise<unknown>;

/**
 * Reads an index file and uses its content. If that fails, reads it again without the cache: browsers cache these files
 * for a year, and might have cached a network's sign-in page or half a deployment.
 *
 * @param take throws if the file's content doesn't match its name, and then leaves everything unchanged
 * @throws {Error} when the file can't be loaded or used
 */
export async function readSound<T>(
  read: ReadFile,
  name: string,
  take: (file: unknown) => T,
): Promise<T> {
  const readOnce = async (isAnew: boolean) => {
    const file = await read(name, isAnew);
    try {
      return take(file);
    } catch (cause) {
      throw new Error(`The search index couldn't be read (${name}).`, {cause});
    }
  };
  return readOnce(false).catch(() => readOnce(true));
}
