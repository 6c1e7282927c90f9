import type {Environment} from '../../base/environment';

/**
 * Writes the Content-Security-Policy of a build: what its pages need, and what the services that are turned on need.
 *
 * @param scripts hashes of the scripts that stand in the pages themselves
 * @throws {Error} where a source would end its directive, wherever it comes from
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
    .map(([name, sources]) => [name, ...sources.map(whole)].join(' '))
    .join('; ');
}

/** Gives a source back that is one, and stays one: what divides sources, directives and policies isn't in it. */
function whole(source: string): string {
  if (/^[!-+\--:<-~]+$/.test(source)) return source;
  throw new Error(`The Content-Security-Policy cannot hold the source ${JSON.stringify(source)}`);
}

/** DocSearch's logo of Algolia, which hosted search shows, brings a style element of its own. */
const logoStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * An address as a source: without its query. In the path, characters that mean something to a policy or to a server's
 * configuration are encoded; browsers decode both paths before they compare them
 * (https://www.w3.org/TR/CSP3/#match-paths).
 */
function source(address: string | undefined): string[] {
  if (!address) return [];
  const {origin, pathname} = new URL(address);
  return [origin + pathname.replace(/[^\w./~%-]/g, encoded)];
}

/** `%3B` */
const encoded = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** The hosts that Algolia's client can ask, in the order it asks them. */
function searchHosts({ALGOLIA_APP_ID, ALGOLIA_HOSTS}: Environment): string[] {
  if (!ALGOLIA_APP_ID) return [];
  if (ALGOLIA_HOSTS) return ALGOLIA_HOSTS.map((host) => new URL(host).origin);
  const id = ALGOLIA_APP_ID.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
