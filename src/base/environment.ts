import * as z from 'zod';
import {isLanguage, type Language, languages, original} from './languages';
import {InputError} from './source/input-error';
import {addressFault} from './text/web-address';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/**
 * A string that matches a pattern. `error` follows the variable's name in messages, and says what's wrong and what to
 * write.
 */
const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, error);

const address = z.string().superRefine((text, context) => {
  const fault = addressFault(text);
  if (fault) context.addIssue(fault);
});

const origin = address.refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', {
  error: 'has a path: write only the host, such as https://example.com',
});

/** The beginnings of the site's own paths. A browser test compares them with a build. */
const ownFolders =
  '__docusaurus assets docs feeds graphql-playground help img llms offline playground print search search-index versions';

/** The path of a folder on a host. Servers, patterns, and links take these characters as they are. */
const basePath = matching(
  /^\/((?!\.+\/)[\w.-]+\/)*$/,
  'isn\'t the path of a folder: write one that begins and ends with /, such as /docs-site/, with only letters, digits, ".", "_", and "-" in its names, or / for the whole host',
).refine((text) => !ownFolders.split(' ').includes(text.split('/')[1] ?? ''), {
  error:
    "begins like the site's own paths, and Docusaurus couldn't tell them apart: write another, such as /docs-site/",
});

/** An address that the path of a page's file is added to. */
const folder = address.refine((text) => !URL.canParse(text) || new URL(text).search === '', {
  error: "has a query, but a file's path is added to its end: write only the folder's address",
});

/** An address with a place in its query that each page fills in: `{page}`. */
const addressFor = (place: string) =>
  z.string().superRefine((text, context) => {
    const fault = templateFault(text, place);
    if (fault) context.addIssue(fault);
  });

/** Returns what's wrong with an address that must have one place to fill in, as the end of a sentence. */
function templateFault(text: string, place: string): string | undefined {
  const fault = addressFault(text);
  if (fault) return fault;
  const [unknown] = text.replaceAll(place, '').match(/[{}]/) ?? [];
  if (unknown) return `has a "${unknown}" that isn't part of ${place}: remove it`;
  if (new URL(text).search.includes(place)) return undefined;
  return `doesn't have ${place} in its query: write an address such as https://example.com/new?about=${place}`;
}

/** A list of assistants, each with its name and the address that opens a page's Markdown in it. */
const assistants = z.string().transform((list, context) =>
  list.split(',').map((entry) => {
    const [name = '', ...rest] = entry.split('=');
    const assistant = {name: name.trim(), address: rest.join('=').trim()};
    const fault = assistantFault(assistant);
    if (fault) context.addIssue(fault);
    return assistant;
  }),
);

function assistantFault({name, address}: {name: string; address: string}): string | undefined {
  if (!name || !address)
    return 'has an entry that isn\'t a name and an address: write a list such as "Name=https://example.com/?q={markdown}, Other name=https://…", with %2C for a comma in an address';
  const fault = templateFault(address, '{markdown}');
  return fault && `has an address for ${name} that ${fault}`;
}

/** The site's name, under which analytics records page views. */
const siteName = z.string().superRefine((text, context) => {
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text)) return;
  const host = URL.canParse(text) ? new URL(text).hostname : '';
  context.addIssue(`isn't the name of a site: write ${host || 'a name such as docs.example.com'}`);
});

/** Checks the length of the Base64 for each hash. Browsers ignore a hash of any other length. */
const integrity = matching(
  /^(sha256-[a-z0-9+/]{43}=|sha384-[a-z0-9+/]{64}|sha512-[a-z0-9+/]{86}==)$/i,
  'isn\'t exactly one hash: write "sha256-", "sha384-", or "sha512-", then the hash in Base64 (44, 64, or 88 characters)',
);

/** Becomes part of host names. Algolia's IDs have ten characters. Tests use shorter ones. */
const applicationId = matching(
  /^[a-z0-9]+$/i,
  "isn't an application ID: write only the letters and digits that Algolia shows",
);

/** Is sent in a header. Algolia's keys consist of hexadecimal digits or, if restricted, of Base64 characters. */
const key = matching(
  /^[\w+/=-]+$/,
  "isn't a key: write only the letters and digits that Algolia shows",
);

/** Becomes part of addresses. */
const indexName = matching(
  /^[\w.-]{1,256}$/,
  'isn\'t an index name: write up to 256 letters, digits, ".", "_", and "-"',
);

/** A list of the languages to build, such as `en,de`. */
const locales = z.string().transform((list, context): Language[] => {
  const codes = list.split(',').map((code) => code.trim());
  const fault = localesFault(codes);
  if (fault) context.addIssue(fault);
  return codes.filter(isLanguage);
});

/** Returns what's wrong with a list of languages, as the end of a sentence. */
function localesFault(codes: string[]): string | undefined {
  const known = Object.keys(languages);
  const unknown = codes.find((code) => !isLanguage(code));
  if (unknown !== undefined)
    return `has "${unknown}", which isn't a language of this site: write some of ${known}, such as ${known.slice(0, 2)}`;
  if (codes[0] !== original)
    return `begins with "${codes[0]}": write "${original}" first, because pages without a translation are in that language`;
  if (new Set(codes).size < codes.length) return 'has a language twice: write each one once';
  return undefined;
}

const environmentSchema = z
  .object({
    /** The host where the site is published, and its path there. If unset, product.yaml's host, and the root. */
    SITE_URL: optional(origin.transform((text) => new URL(text).origin)),
    SITE_BASE: optional(basePath),
    /** The languages to build. If unset, only the one that pages are written in. */
    LOCALES: optional(locales),
    /** The language that Docusaurus builds now. `docusaurus start` sets it to "undefined" without `--locale`. */
    DOCUSAURUS_CURRENT_LOCALE: z
      .enum(Object.keys(languages) as Language[])
      .optional()
      .catch(undefined),
    /** Endpoint for the feedback widget's JSON. If unset, the widget opens the reader's mail program. */
    FEEDBACK_URL: optional(address),
    /** Where readers edit pages: the address of the folder that contains `docs`. If unset, pages can't be edited. */
    EDIT_URL: optional(folder),
    /** Where readers report a problem with the page whose address replaces `{page}`. */
    REPORT_URL: optional(addressFor('{page}')),
    /** Assistants that can open the Markdown whose address replaces `{markdown}`. If unset, pages offer none. */
    ASSISTANTS: optional(assistants),
    /** Whether readers' browsers keep pages, so that they can be read offline. If unset, they keep nothing. */
    OFFLINE: optional(z.literal('on', {error: "isn't on: write on, or unset it"})),
    /** Event API for page views, and the site's name there. If unset, there are no analytics. */
    ANALYTICS_ENDPOINT: optional(address),
    ANALYTICS_DOMAIN: optional(siteName),
    /** One additional script, loaded only with its Subresource Integrity hash. */
    CDN_SCRIPT_URL: optional(address),
    CDN_SCRIPT_INTEGRITY: optional(integrity),
    /** Algolia application, search-only key, and index. If unset, there is no hosted search. */
    ALGOLIA_APP_ID: optional(applicationId),
    ALGOLIA_API_KEY: optional(key),
    ALGOLIA_INDEX: optional(indexName),
    /** Key that can write to the index, only for `npm run search:push`. The site never contains it. */
    ALGOLIA_ADMIN_KEY: optional(key),
    /** For tests only: comma-separated addresses to use instead of Algolia's own. */
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
          `${group.join(', ')} go together: set ${missing.join(' and ')} too, or unset all of them`,
        );
      }
    }
    if (environment.ALGOLIA_HOSTS && !environment.ALGOLIA_APP_ID) {
      context.addIssue('ALGOLIA_HOSTS is set without hosted search: set ALGOLIA_APP_ID too');
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
 * Reads the site's address and the settings of optional services from environment variables.
 *
 * @param variables environment variables, as in `process.env`; empty strings count as unset
 * @throws {InputError} that names each invalid variable, what's wrong, and what to write. Keys and passwords aren't
 *   repeated, because the message ends up in build logs.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `  ${[...issue.path, issue.message].join(' ')}`,
  );
  throw new InputError(`Invalid environment variables:\n${faults.join('\n')}`);
}
