import * as z from 'zod';
import {categoryNames} from './categories';

const text = z.string().min(1);

/** One change to a connector: its kind, then a sentence. `- fixed: Paging stopped at 10,000 records.` */
const change = z
  .strictObject({added: text, improved: text, fixed: text, deprecated: text})
  .partial()
  .refine(
    (entry) => Object.keys(entry).length === 1,
    'one kind a change: added, improved, fixed or deprecated',
  );

/** A date, `YYYY-MM-DD`. Docusaurus's front matter parser turns an unquoted one into a `Date`. */
const date = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date(),
);

/** The `connector:` block in a connector page's front matter. */
export const connectorSchema = z
  .strictObject({
    /** The company that makes the product today. */
    vendor: text,
    /** The product's current name, as its vendor writes it. */
    product: text,
    /** The connector's name in **Integrations > Connectors** and in `connectorName`, if it isn't the product's name. */
    name: text.optional(),
    /** Former names of the product and its vendor that readers might still know. */
    formerNames: z.array(text).default([]),
    /** The product's purpose. The directory and the sidebar group connectors by category. */
    category: z.enum(categoryNames),
    /** `in`: imports records. `both`: also sends tickets to the product. */
    direction: z.enum(['in', 'both']),
    /** Where the product runs. `on-premises` requires a data server in the same network. */
    hosting: z.enum(['cloud', 'on-premises', 'both']),
    /** How the connector authenticates. */
    authentication: z.enum([
      'API key',
      'Cloud role',
      'File',
      'None',
      'OAuth 2.0',
      'Service account key',
      'Signed request',
      'Username and password',
    ]),
    /** Names of the data models that the connector fills. */
    models: z.array(text).min(1),
    /** `deprecated` still works, and `retired` doesn't. Both require `replacedBy`. */
    status: z.enum(['current', 'deprecated', 'retired']),
    /** The file name of the page about the replacement connector: `tenable-io`. */
    replacedBy: text.regex(/^[a-z0-9-]+$/, 'must be a file name without ".md"').optional(),
    /**
     * The month when the page's facts about the vendor's product were last compared with the vendor's documentation,
     * `YYYY-MM`. Not for connectors without a vendor, such as CSV file.
     */
    checked: text
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as "2026-11"')
      .optional(),
    /** Newest first. */
    versions: z
      .array(
        z.strictObject({
          version: text.regex(/^\d+\.\d+\.\d+$/, 'must look like "3.4.2"'),
          /** The release date. The month's release notes list the version. */
          date,
          changes: z.array(change).min(1),
        }),
      )
      .min(1)
      .refine(
        (versions) =>
          versions.every(({version, date}, index) => {
            const newer = versions[index - 1];
            return !newer || (date <= newer.date && compare(version, newer.version) < 0);
          }),
        'must run from the newest to the oldest, by number and by date',
      ),
  })
  .refine(({status, replacedBy}) => (status === 'current') === (replacedBy === undefined), {
    path: ['replacedBy'],
    message: 'is for a connector that is deprecated or retired, and each of those needs it',
  });

/** Compares two three-part version numbers: negative if the first is older. */
function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

/** A connector page's information about its connector. */
export type Connector = z.output<typeof connectorSchema>;

/** Returns the connector's name in the product. */
export const nameOf = ({name, product}: Connector) => name ?? product;
