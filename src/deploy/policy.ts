import type {Environment} from '../environment';

/**
 * Writes the Content-Security-Policy of a build: what its pages need, and what the services that are turned on need.
 *
 * @param scripts hashes of the scripts that stand in the pages themselves
 */
export function contentSecurityPolicy(environment: Environment, scripts: string[]): string {
  const {CDN_SCRIPT_URL, FEEDBACK_URL, ANALYTICS_ENDPOINT} = environment;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...source(CDN_SCRIPT_URL), ...scripts],
    'style-src': ["'self'", ...(environment.ALGOLIA_APP_ID ? [logoStyle] : [])],
    // Where a reader types over a selection, Chromium itself writes a style into the editor, blocked and reported otherwise.
    'style-src-attr': ["'unsafe-inline'"],
    // The style sheets carry small icons as data.
    'img-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...source(FEEDBACK_URL),
      ...source(ANALYTICS_ENDPOINT),
      ...searchHosts(environment),
    ],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The default says so too; ASVS 3.4.3 wants it said by name.
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** DocSearch's logo of Algolia, which hosted search shows, brings a style element of its own. */
const logoStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** An address as a source: without its query, and without the characters that would end the source. */
function source(address: string | undefined): string[] {
  if (!address) return [];
  const {origin, pathname} = new URL(address);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}

/** The hosts that Algolia's client may ask, in the order it asks them. */
function searchHosts({ALGOLIA_APP_ID, ALGOLIA_HOSTS}: Environment): string[] {
  if (!ALGOLIA_APP_ID) return [];
  if (ALGOLIA_HOSTS) return ALGOLIA_HOSTS.map((host) => new URL(host).origin);
  const id = ALGOLIA_APP_ID.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
