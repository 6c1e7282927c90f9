import * as z from 'zod';
import {addressFault} from '../../base/text/web-address';
import {fillIn} from './fill-in';

const text = z.string().min(1);
/** Fills in a sample slug; any single word would do. */
const filledIn = (value: string) => fillIn(value, {name: '{Product}', slug: 'product'});

const url = text.superRefine((value, context) => {
  const fault = value.startsWith('http://')
    ? 'begins with http://: write https://'
    : addressFault(filledIn(value));
  if (fault) context.addIssue(fault);
});

/**
 * The address that readers see: without a display name, which a mail program would show instead, and without extra
 * headers.
 */
const mailAddress = text.refine((value) => z.email().safeParse(filledIn(value)).success, {
  error: `isn't a mail address: write it as support@example.com`,
});

/** `product.yaml`: the product's name, slug, and addresses. In an address, `{product}` becomes the slug. */
export const productSchema = z.strictObject({
  /** The display name, which replaces `{Product}`. */
  name: text.regex(/^[A-Z][A-Za-z0-9]*$/, 'must be one capitalised word'),
  /** The lowercase name for routes and addresses, which replaces `{product}`. */
  slug: text.regex(/^[a-z][a-z0-9]*$/, 'must be one lower-case word'),
  /** A sentence below the name on the home page. */
  tagline: text,
  /** Where the documentation is published. */
  siteUrl: url.refine((value) => /^https:\/\/[^/?]+$/.test(value), {
    error: 'must be the host alone, without a slash at its end: https://docs.{product}.example',
  }),
  /** The recipient of mail from the feedback widget and the help page. */
  supportEmail: mailAddress,
  /** Addresses outside the documentation, shown in the footer. */
  links: z.strictObject({blog: url, support: url, videos: url, privacy: url}),
});

/** `roles.yaml`: the default roles. */
export const rolesSchema = z.array(
  z.strictObject({
    name: text,
    /** One or two sentences about what a member is responsible for. */
    summary: text,
    /** The records that a member can access. */
    data: z.enum(['all', 'clusters', 'none']),
    /** What a member can do, each as a short phrase. */
    can: z.array(text).min(1),
    /** What a member might expect to be able to do but can't. */
    cannot: z.array(text),
  }),
);

/** `menu.yaml`: a menu item and the items it opens. */
export interface MenuItem {
  /** The text on the screen. */
  title: string;
  /** What the reader finds there. */
  about?: string;
  /** Names of the roles that can open it. If omitted, the parent's roles. */
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
  /** Highest first. A rating includes both bounds. */
  riskRatings: z.array(z.strictObject({name: text, from: score, to: score})),
  /** Highest first. */
  severities: z.array(text),
});

const status = z.strictObject({
  name: text,
  /** The broader state that filters and service levels count by. */
  category: text,
  /** When a record has this status. */
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
  /** The release date, `YYYY-MM-DD`, UTC. */
  date: z.iso.date(),
  /** What readers remember about the release. */
  headline: text.optional(),
});

const platformRelease = release.extend({
  /**
   * The oldest agent that can run integrations from this release on. If omitted, it's the same as for the previous
   * release.
   */
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
    {error: `a platform release names an agent that isn't a release: see "agent" in this file`},
  );

const field = z.strictObject({
  /** The label on the screen. */
  name: text,
  /** What the reader does with the field. */
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
  /** The value in a new form, as the screen shows it. */
  default: text.optional(),
  /** For a choice: its values, in screen order. */
  values: z.array(text).optional(),
  /** For a number: the limit with its unit. For text: the limit in characters. */
  limit: text.optional(),
  /** One or two sentences about what it controls. */
  about: text,
  /** The value that screens show. */
  example: text,
});

/** `forms/<name>.yaml`: a product form. Screens draw it, and pages list its fields. */
export const formSchema = z.strictObject({
  /** The form's heading. */
  title: text,
  /** The menu path that it opens from. */
  menu: z.array(text).min(1),
  /** The button that opens it. Omitted if the page itself is the form. */
  opens: text.optional(),
  /** The button that saves it. */
  saves: text,
  /** Groups of fields. If there are several, each is a tab. */
  tabs: z.array(z.strictObject({title: text, fields: z.array(field).min(1)})).min(1),
});

/** `limits.yaml`: the product's limits, by feature. */
export const limitsSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words with hyphens'),
  z.array(
    z.strictObject({
      /** "Widgets on a dashboard". */
      what: text,
      /** The number with its unit, or the default if it can be changed. */
      limit: text,
      /** What happens when it's exceeded, or who can change it. */
      beyond: text.optional(),
    }),
  ),
);

/** `events.yaml`: the events in the application event log, by category. */
export const eventsSchema = z.array(
  z.strictObject({
    /** The category that people filter the log by. */
    category: text,
    events: z
      .array(
        z.strictObject({
          name: text,
          level: z.enum(['Info', 'Warning', 'Error']),
          /** What happened in the product, in a sentence. */
          when: text,
          /** What the event's details contain in addition to time, user, and object. */
          holds: text.optional(),
        }),
      )
      .min(1),
  }),
);

/** `labels.yaml`: words on screens that aren't in any other fact, grouped by screen. */
export const labelsSchema = z.array(
  z
    .strictObject({
      /** The menu path to the screen. If omitted, the labels are on many screens. */
      menu: z.array(text).min(1).optional(),
      /** Another vendor's product whose screens have the labels. */
      vendor: text.optional(),
      /** The labels as written on the screen. */
      labels: z.array(text).min(1),
    })
    .refine(({menu, vendor}) => !(menu && vendor), 'a label is on a menu or of a vendor, not both'),
);

export type Form = z.output<typeof formSchema>;
export type FormField = z.output<typeof field>;
export type Role = z.output<typeof rolesSchema>[number];
export type PlatformRelease = z.output<typeof versionsSchema>['platform'][number];
