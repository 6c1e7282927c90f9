import {readEnvironment} from '../../base/environment';

/** The settings that a push needs. */
export interface Credentials {
  appId: string;
  adminKey: string;
  indexName: string;
  /** Used instead of the application's own hosts; for tests. */
  hosts?: string[];
}

/**
 * Reads the settings for a push from the environment, and only from there, because an admin key in a file ends up in a
 * repository.
 *
 * @throws {Error} naming the missing or invalid variables
 */
export function readCredentials(variables: Record<string, string | undefined>): Credentials {
  const environment = readEnvironment(variables);
  const {ALGOLIA_APP_ID, ALGOLIA_INDEX, ALGOLIA_ADMIN_KEY, ALGOLIA_HOSTS} = environment;
  if (!ALGOLIA_APP_ID || !ALGOLIA_INDEX) {
    throw new Error(
      'There is no index to send to: set ALGOLIA_APP_ID, ALGOLIA_API_KEY, and ALGOLIA_INDEX, as for the build.',
    );
  }
  if (!ALGOLIA_ADMIN_KEY) {
    throw new Error(
      'Set ALGOLIA_ADMIN_KEY to a key that can write to the index, not the search key.',
    );
  }
  return {
    appId: ALGOLIA_APP_ID,
    adminKey: ALGOLIA_ADMIN_KEY,
    indexName: ALGOLIA_INDEX,
    hosts: ALGOLIA_HOSTS,
  };
}
