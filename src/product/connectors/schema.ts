import * as z from 'zod';
import {categoryNames} from './categories';

const text = z.string().min(1);

/** One change of a connector: its kind, then a sentence. `- fixed: Paging stopped at 10,000 records.` */
const change = z
  .strictObject({added: text, improved: text, fixed: text, deprecated: text})
  .partial()
  .refine(
    (entry) => Object.keys(entry).length === 1,
    'one kind a change: added, improved, fixed or deprecated',
  );

/** A day, `YYYY-MM-DD`; Docusaurus's reader of front matter turns an unquoted one into a `Date`. */
const date = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date(),
);

/** The `connector:` block in the front matter of a connector page. */
export const connectorSchema = z
  .strictObject({
    /** Who makes the product today. */
    vendor: text,
    /** The product's name today, as its vendor writes it. */
    product: text,
    /** The connector's name in **Integrations > Connectors** and in `connectorName`, where it isn't the product's. */
    name: text.optional(),
    /** Names that readers can still know: of the product, and of its vendor. */
    formerNames: z.array(text).default([]),
    /** What the product is for; the directory and the sidebar group by it. */
    category: z.enum(categoryNames),
    /** `in`: records come in. `both`: tickets also go out. */
    direction: z.enum(['in', 'both']),
    /** Where the product runs; `on-premises` needs a data server in the same network. */
    hosting: z.enum(['cloud', 'on-premises', 'both']),
    /** How the connector signs in. */
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
    /** `deprecated` still works; `retired` doesn't. Either needs `replacedBy`. */
    status: z.enum(['current', 'deprecated', 'retired']),
    /** The page of the connector to use in its place, by file name: `tenable-io`. */
    replacedBy: text.regex(/^[a-z0-9-]+$/, 'must be a file name without ".md"').optional(),
    /** Newest first. */
    versions: z
      .array(
        z.strictObject({
          version: text.regex(/^\d+\.\d+\.\d+$/, 'must look like "3.4.2"'),
          /** The day it came out. The release notes of its month list it. */
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

/** Compares two versions of three numbers: negative where the first is older. */
function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

/** What a connector page says of its connector. */
export type Connector = z.output<typeof connectorSchema>;

/** What the connector is called in the product. */
export const nameOf = ({name, product}: Connector) => name ?? product;
