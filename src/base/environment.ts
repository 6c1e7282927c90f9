import * as z from 'zod';
import {InputError} from './source/input-error';
import {addressFault} from './text/web-address';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** A text that matches a pattern; `error` says what is wrong and what to write, after the variable's name. */
const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, error);

const address = z.string().superRefine((text, context) => {
  const fault = addressFault(text);
  if (fault) context.addIssue(fault);
});

const origin = address.refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', {
  error: 'has a path: write the host alone, as https://example.com',
});

/** The name of a site, which analytics files page views under. */
const siteName = z.string().superRefine((text, context) => {
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text)) return;
  const host = URL.canParse(text) ? new URL(text).hostname : '';
  context.addIssue(`is not the name of a site: write ${host || 'it as docs.example.com'}`);
});

/** By the length of each hash in Base64. One of another length fits no script, and browsers pass over it. */
const integrity = matching(
  /^(sha256-[a-z0-9+/]{43}=|sha384-[a-z0-9+/]{64}|sha512-[a-z0-9+/]{86}==)$/i,
  'is not one whole hash: write "sha256-", "sha384-" or "sha512-" and the hash in Base64, of 44, 64 or 88 characters',
);

/** It becomes a part of host names. Algolia's have ten characters, those of tests fewer. */
const applicationId = matching(
  /^[a-z0-9]+$/i,
  'is no application ID: write the letters and digits that Algolia shows, and nothing else',
);

/** It goes into a header. Algolia makes them of hexadecimal digits or, where they are restricted, of Base64. */
const key = matching(
  /^[\w+/=-]+$/,
  'is no key: write the letters and digits that Algolia shows, and nothing else',
);

/** It goes into addresses. */
const indexName = matching(
  /^[\w.-]{1,256}$/,
  'is no name for an index here: write letters, digits, ".", "_" and "-", 256 at most',
);

const environmentSchema = z
  .object({
    /** Endpoint that takes the feedback widget's JSON. Unset: the widget opens the reader's mail program. */
    FEEDBACK_URL: optional(address),
    /** Event API that page views are sent to, and the site's name there. Unset: no analytics. */
    ANALYTICS_ENDPOINT: optional(address),
    ANALYTICS_DOMAIN: optional(siteName),
    /** One extra script, loaded only with its Subresource Integrity hash. */
    CDN_SCRIPT_URL: optional(address),
    CDN_SCRIPT_INTEGRITY: optional(integrity),
    /** Algolia application, search-only key and index. Unset: no hosted search. */
    ALGOLIA_APP_ID: optional(applicationId),
    ALGOLIA_API_KEY: optional(key),
    ALGOLIA_INDEX: optional(indexName),
    /** Key that can write the index, for `npm run search:push` only: no part of it enters the site. */
    ALGOLIA_ADMIN_KEY: optional(key),
    /** For tests only: addresses to ask instead of Algolia's own, with commas between them. */
    ALGOLIA_HOSTS: optional(
      z
        .string()
        .transform((addresses) => addresses.split(','))
        .pipe(z.array(origin)),
    ),
  })
  .superRefine((environment, context) => {
    for (const group of [
      ['ANALYTICS_ENDPOINT', 'ANALYTICS_DOMAIN'],
      ['CDN_SCRIPT_URL', 'CDN_SCRIPT_INTEGRITY'],
      ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'],
    ] as const) {
      const missing = group.filter((name) => !environment[name]);
      if (missing.length > 0 && missing.length < group.length) {
        context.addIssue(
          `${group.join(', ')} go together: set ${missing.join(' and ')} too, or none`,
        );
      }
    }
    if (environment.ALGOLIA_HOSTS && !environment.ALGOLIA_APP_ID) {
      context.addIssue('ALGOLIA_HOSTS is set, but nothing is hosted: set ALGOLIA_APP_ID too');
    }
    const {ALGOLIA_API_KEY, ALGOLIA_ADMIN_KEY} = environment;
    if (ALGOLIA_API_KEY && ALGOLIA_API_KEY === ALGOLIA_ADMIN_KEY) {
      context.addIssue(
        'ALGOLIA_API_KEY is the admin key, and every reader would get it: use the search-only key',
      );
    }
  });

export type Environment = z.output<typeof environmentSchema>;

/**
 * Reads the services that whoever builds the site has turned on.
 *
 * @param variables environment variables, as in `process.env`; empty ones count as unset
 * @throws {InputError} naming each variable that is wrong, what is wrong with it and what to write; keys and passwords
 *   aren't repeated, since builds have logs
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `  ${[...issue.path, issue.message].join(' ')}`,
  );
  throw new InputError(`The environment cannot be used to build the site:\n${faults.join('\n')}`);
}
