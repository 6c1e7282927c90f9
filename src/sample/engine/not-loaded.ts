import {NotLoaded} from '../../base/worker/client';

/**
 * Handles the failure of an import.
 *
 * @param what couldn't be loaded, as readers know it
 * @throws {NotLoaded} with a message for readers
 */
export const notLoaded =
  (what: string) =>
  (cause: unknown): never => {
    throw new NotLoaded(`${what} couldn't be loaded. Check your connection.`, {cause});
  };

/** A part of the query engine that few readers need. */
export const partNotLoaded = notLoaded('A part of the query engine');
