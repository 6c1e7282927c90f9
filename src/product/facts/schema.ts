import * as z from 'zod';
import {addressFault} from '../../base/text/web-address';
import {fillIn} from './fill-in';

const text = z.string().min(1);
/** With any slug, which is one word. */
const filledIn = (value: string) => fillIn(value, {name: '{Product}', slug: 'product'});

const url = text.superRefine((value, context) => {
  const fault = value.startsWith('http://')
    ? 'begins with http://: write https://'
    : addressFault(filledIn(value));
  if (fault) context.addIssue(fault);
});

/** What readers see, so without a name that a mail program would show instead, and without further headers. */
const mailAddress = text.refine((value) => z.email().safeParse(filledIn(value)).success, {
  error: 'is no mail address: write it as support@example.com',
});

/** `product.yaml`: who the product is. `{product}` in an address stands for the slug. */
export const productSchema = z.strictObject({
  /** Display name, what `{Product}` becomes. */
  name: text.regex(/^[A-Z][A-Za-z0-9]*$/, 'must be one capitalised word'),
  /** Lower-case name for routes and addresses, what `{product}` becomes. */
  slug: text.regex(/^[a-z][a-z0-9]*$/, 'must be one lower-case word'),
  /** One sentence under the name on the home page. */
  tagline: text,
  /** Where the documentation is published. */
  siteUrl: url.refine((value) => /^https:\/\/[^/?]+$/.test(value), {
    error: 'must be the host alone, without a slash at its end: https://docs.{product}.example',
  }),
  /** Where mail from the feedback widget and the help page goes. */
  supportEmail: mailAddress,
  /** Addresses outside the documentation, shown in the footer. */
  links: z.strictObject({blog: url, support: url, videos: url, privacy: url}),
});

/** `roles.yaml`: the default roles. */
export const rolesSchema = z.array(
  z.strictObject({
    name: text,
    /** One or two sentences: what a member is for. */
    summary: text,
    /** Where a member's records come from. */
    data: z.enum(['all', 'clusters', 'none']),
    /** What a member can do, each a short phrase. */
    can: z.array(text).min(1),
    /** What a member might expect to do and can't. */
    cannot: z.array(text),
  }),
);

/** `menu.yaml`: a menu item and what it opens. */
export interface MenuItem {
  /** The text on the screen. */
  title: string;
  /** What the reader finds there. */
  about?: string;
  /** Names of the roles that can open it; omitted, those of the parent. */
  roles?: string[];
  children?: MenuItem[];
}

const menuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.strictObject({
    title: text.refine((title) => !title.includes('>'), 'a title cannot contain ">"'),
    about: text.optional(),
    roles: z.array(text).optional(),
    children: z.array(menuItem).optional(),
  }),
);
export const menuSchema = z.array(menuItem);

const score = z.number().min(0).max(10).multipleOf(0.1);

/** `ratings.yaml`: score ranges and severities. */
export const ratingsSchema = z.strictObject({
  /** Highest first; both bounds belong to the rating. */
  riskRatings: z.array(z.strictObject({name: text, from: score, to: score})),
  /** Highest first. */
  severities: z.array(text),
});

const status = z.strictObject({
  name: text,
  /** The coarser state that filters and service levels count by. */
  category: text,
  /** When a record is in this status. */
  meaning: text,
});

/** `statuses.yaml`: statuses by kind of record. */
export const statusesSchema = z.strictObject({
  asset: z.array(status),
  finding: z.array(status),
  ticket: z.array(status),
  request: z.array(status),
  compliance: z.array(status),
});

const release = z.strictObject({
  version: text.regex(/^\d+\.\d+$/, 'must look like "11.32"'),
  /** Day of the release, `YYYY-MM-DD`, UTC. */
  date: z.iso.date(),
  /** What a reader remembers the release by. */
  headline: text.optional(),
});

const platformRelease = release.extend({
  /** The oldest agent that runs integrations from this release on; omitted, that of the release before. */
  agent: release.shape.version.optional(),
});

/** `versions.yaml`: every release, oldest first. */
export const versionsSchema = z
  .strictObject({
    platform: z.array(platformRelease),
    agent: z.array(release),
    connect: z.array(release),
  })
  .refine(
    ({platform, agent: agents}) =>
      platform.every(({agent}) => !agent || agents.some(({version}) => version === agent)),
    {error: 'a platform release names an agent that is no release: see "agent" in this file'},
  );

const field = z.strictObject({
  /** The label on the screen. */
  name: text,
  /** What the reader does with it. */
  kind: z.enum([
    'text',
    'long text',
    'number',
    'choice',
    'choices',
    'toggle',
    'date',
    'time',
    'records',
    'condition',
    'query',
    'file',
    'secret',
    'read-only',
  ]),
  required: z.boolean().default(false),
  /** What a new form holds, as the screen shows it. */
  default: text.optional(),
  /** Of a choice: what can be chosen, in the order of the screen. */
  values: z.array(text).optional(),
  /** Of a number, with its unit; of a text, in characters. */
  limit: text.optional(),
  /** One or two sentences: what it decides. */
  about: text,
  /** What screens show. */
  example: text,
});

/** `forms/<name>.yaml`: a form of the product. Screens draw it, and pages list its fields. */
export const formSchema = z.strictObject({
  /** What the form is headed by. */
  title: text,
  /** Titles of the menu path that it opens from. */
  menu: z.array(text).min(1),
  /** The button that opens it; omitted where the page itself is the form. */
  opens: text.optional(),
  /** The button that saves it. */
  saves: text,
  /** Groups of fields, each a tab where there are several. */
  tabs: z.array(z.strictObject({title: text, fields: z.array(field).min(1)})).min(1),
});

/** `limits.yaml`: what the product bounds, by feature. */
export const limitsSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words with hyphens'),
  z.array(
    z.strictObject({
      /** "Widgets on a dashboard". */
      what: text,
      /** The number with its unit, or what it is as long as no one changes it. */
      limit: text,
      /** What happens beyond it, or who can change it. */
      beyond: text.optional(),
    }),
  ),
);

/** `events.yaml`: what the application event log records, by category. */
export const eventsSchema = z.array(
  z.strictObject({
    /** What people filter the log by. */
    category: text,
    events: z
      .array(
        z.strictObject({
          name: text,
          level: z.enum(['Info', 'Warning', 'Error']),
          /** What happens in the product, in a sentence. */
          when: text,
          /** What the details of the event hold next to time, user and object. */
          holds: text.optional(),
        }),
      )
      .min(1),
  }),
);

/** `labels.yaml`: words on screens that no other fact has, by the screen that they are on. */
export const labelsSchema = z.array(
  z
    .strictObject({
      /** Titles of the menu path that leads to them; omitted, they are on many screens. */
      menu: z.array(text).min(1).optional(),
      /** Another product whose screens they are on. */
      vendor: text.optional(),
      /** As the screen writes them. */
      labels: z.array(text).min(1),
    })
    .refine(({menu, vendor}) => !(menu && vendor), 'a label is on a menu or of a vendor, not both'),
);

export type Form = z.output<typeof formSchema>;
export type FormField = z.output<typeof field>;
export type Role = z.output<typeof rolesSchema>[number];
export type PlatformRelease = z.output<typeof versionsSchema>['platform'][number];
