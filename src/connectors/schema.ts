import * as z from 'zod';

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
export const connectorSchema = z.strictObject({
  /** Who makes the product today. */
  vendor: text,
  /** The product's name today, as its vendor writes it. */
  product: text,
  /** What the product is for; the directory groups by it. */
  category: z.enum([
    'Application security',
    'Asset management',
    'Attack surface management',
    'Bug bounty and penetration testing',
    'Business and governance',
    'Cloud security',
    'Endpoint protection',
    'Files and databases',
    'Identity',
    'IT service management',
    'OT and IoT security',
    'Patch and configuration management',
    'Security ratings',
    'Software composition analysis',
    'Threat intelligence',
    'Vulnerability management',
  ]),
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
  /** `deprecated` still works; `retired` does not. Say on the page what replaces it. */
  status: z.enum(['current', 'deprecated', 'retired']),
  /** Newest first. */
  versions: z
    .array(
      z.strictObject({
        version: text.regex(/^\d+\.\d+\.\d+$/, 'must look like "3.4.2"'),
        date,
        changes: z.array(change).min(1),
      }),
    )
    .min(1)
    .refine(
      (versions) =>
        versions.every(({date}, index) => index === 0 || date <= (versions[index - 1]?.date ?? '')),
      'must run from the newest to the oldest',
    ),
});

/** What a connector page says of its connector. */
export type Connector = z.output<typeof connectorSchema>;
