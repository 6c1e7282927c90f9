import type {ReadFile} from './read-sound';

/**
 * Reads index files from the site.
 *
 * @param folder absolute address of their folder, with a trailing slash
 */
export const fetchFrom =
  (folder: string): ReadFile =>
  async (name, isAnew) => {
    // The other files' names change with their content. This file lists them.
    const cache = name === 'index.json' ? 'no-cache' : 'default';
    const response = await fetch(new URL(name, folder), {cache: isAnew ? 'reload' : cache}).catch(
      (cause) => {
        throw new Error(`The search index couldn't be fetched (${name}).`, {cause});
      },
    );
    if (!response.ok) {
      throw new Error(`The search index couldn't be fetched (${name}: ${response.status}).`);
    }
    return response.json().catch((cause) => {
      throw new Error(`The search index couldn't be read (${name}).`, {cause});
    });
  };
