import type {Environment} from '../../base/environment';

/**
 * Generates a build's Content-Security-Policy, with the sources that its pages and the enabled services need.
 *
 * @param scripts hashes of the pages' inline scripts
 * @throws {Error} if a source would end its directive
 */
export function contentSecurityPolicy(environment: Environment, scripts: string[]): string {
  const {CDN_SCRIPT_URL, FEEDBACK_URL, ANALYTICS_ENDPOINT} = environment;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...source(CDN_SCRIPT_URL), ...scripts],
    'style-src': ["'self'", ...(environment.ALGOLIA_APP_ID ? [logoStyle] : [])],
    // When a reader types over a selection, Chromium writes a style into the editor, which would otherwise be blocked
    // and reported.
    'style-src-attr': ["'unsafe-inline'"],
    // Style sheets contain small icons as data URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
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
    // `default-src` covers this, but ASVS 3.4.3 requires the directive by name.
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.map(whole)].join(' '))
    .join('; ');
}

/** Returns a source unchanged if it contains no separators of sources, directives, or policies. */
function whole(source: string): string {
  if (/^[!-+\--:<-~]+$/.test(source)) return source;
  throw new Error(`The Content-Security-Policy can't contain the source ${JSON.stringify(source)}`);
}

/** The inline style of DocSearch's Algolia logo, which hosted search shows. */
const logoStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * Converts an address to a source without its query. In the path, characters with a meaning in a policy or a server
 * configuration are encoded. Browsers decode both paths before they compare them
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

/** The hosts that Algolia's client can call, in the order it tries them. */
function searchHosts({ALGOLIA_APP_ID, ALGOLIA_HOSTS}: Environment): string[] {
  if (!ALGOLIA_APP_ID) return [];
  if (ALGOLIA_HOSTS) return ALGOLIA_HOSTS.map((host) => new URL(host).origin);
  const id = ALGOLIA_APP_ID.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
