import type {ReadFile} from './read-sound';

/**
 * Reads index files from the site.
 *
 * @param folder absolute address of the folder that they are in, with a slash at its end
 */
export const fetchFrom =
  (folder: string): ReadFile =>
  async (name, isAnew) => {
    // The other files' names change with their content; this one says which they are.
    const cache = name === 'index.json' ? 'no-cache' : 'default';
    const response = await fetch(new URL(name, folder), {cache: isAnew ? 'reload' : cache}).catch(
      (cause) => {
        throw new Error(`The search index could not be fetched (${name}).`, {cause});
      },
    );
    if (!response.ok) {
      throw new Error(`The search index could not be fetched (${name}: ${response.status}).`);
    }
    return response.json().catch((cause) => {
      throw new Error(`The search index could not be read (${name}).`, {cause});
    });
  };
