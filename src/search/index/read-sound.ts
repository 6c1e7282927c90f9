/**
 * Reads an index file by its name; again, past what the browser keeps.
 *
 * @throws {Error} when it can't be had or isn't JSON
 */
export type ReadFile = (name: string, isAnew?: boolean) => Promise<unknown>;

/**
 * Reads an index file and takes what it holds. Where that fails, it is read again: browsers keep these files for a year,
 * and can keep what a network's sign-in page or half a deployment answered.
 *
 * @param take throws where the file isn't what its name says, and leaves everything as it was
 * @throws {Error} when the file can't be had or used
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
      throw new Error(`The search index could not be read (${name}).`, {cause});
    }
  };
  return readOnce(false).catch(() => readOnce(true));
}
