import * as z from 'zod';

const https = z.url({protocol: /^https?$/, error: 'must be an http or https address'});
const unset = z.literal('').transform(() => undefined);
const optional = <T extends z.ZodType>(schema: T) => unset.or(schema.optional());

const environmentSchema = z
  .object({
    /** Endpoint that takes the feedback widget's JSON. Unset: the widget opens the reader's mail program. */
    FEEDBACK_URL: optional(https),
    /** Event API that page views are sent to, and the site's name there. Unset: no analytics. */
    ANALYTICS_ENDPOINT: optional(https),
    ANALYTICS_DOMAIN: optional(z.string()),
    /** One extra script, loaded only with its Subresource Integrity hash. */
    CDN_SCRIPT_URL: optional(https),
    CDN_SCRIPT_INTEGRITY: optional(
      z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/, 'must look like "sha384-…"'),
    ),
    /** Algolia application, search-only key and index. Unset: no hosted search. */
    ALGOLIA_APP_ID: optional(z.string()),
    ALGOLIA_API_KEY: optional(z.string()),
    ALGOLIA_INDEX: optional(z.string()),
    /** Key that may write the index, for `npm run search:push` only: no part of it enters the site. */
    ALGOLIA_ADMIN_KEY: optional(z.string()),
    /** For tests only: addresses to ask instead of Algolia's own, with commas between them. */
    ALGOLIA_HOSTS: optional(
      z
        .string()
        .transform((addresses) => addresses.split(','))
        .pipe(z.array(https)),
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
 * @throws {Error} naming each variable that is wrong and what it must be
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `  ${[...issue.path, issue.message].join(' ')}`,
  );
  throw new Error(`The environment cannot be used to build the site:\n${faults.join('\n')}`);
}
