import * as z from 'zod';
import {addressFault} from '../../base/text/web-address';
import {unique, uniqueTexts} from '../../base/yaml/unique';
import {fillIn} from './fill-in';

const text = z.string().min(1);
/** Fills in a sample slug; any single word would do. */
const filledIn = (value: string) => fillIn(value, {name: '{Product}', slug: 'product'});

/** A page: a file below docs/, with an anchor if that helps. */
const pageFile = text.regex(
  /^[\w{}/-]+(\.[\w-]+)*\.mdx?(#[\w-]+)?$/,
  `isn't a file in docs/ such as "guides/security/scim.md"`,
);

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
  name: text.regex(
    /^[A-Z][A-Za-z0-9]*( [A-Z][A-Za-z0-9]*)*$/,
    'must be capitalized words of letters and digits, with one space between them, such as Night Watch',
  ),
  /** The lowercase name for routes and addresses, which replaces `{product}`. */
  slug: text.regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    'must be lowercase letters and digits, with hyphens between words, such as night-watch',
  ),
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
export const rolesSchema = z
  .array(
    z.strictObject({
      name: text,
      /** One or two sentences about what a member is responsible for. */
      summary: text,
      /** The records that a member can access. */
      data: z.enum(['all', 'clusters', 'none']),
      /** What a member might expect to be able to do but can't. */
      cannot: z.array(text).superRefine(uniqueTexts('restriction')),
    }),
  )
  .superRefine(unique(({name}) => name, 'role'));

/** `permissions.yaml`: what roles permit, and on which screen. */
export const permissionsSchema = z
  .array(
    z
      .strictObject({
        /** As the form of a role shows it: a short phrase. */
        name: text,
        /** What it allows, if the name doesn't say it. A phrase that begins with a verb. */
        allows: text.regex(/[^.]$/, 'must be a phrase, without a period').optional(),
        /** The menu path of the screen that it belongs to. */
        menu: z.array(text).min(1).optional(),
        /** The roles that have it. If omitted, the roles that can open the screen. */
        roles: z.array(text).min(1).superRefine(uniqueTexts('role')).optional(),
        /** Who else can do it, without the permission. It completes "… role, or …". */
        or: text.regex(/[^.]$/, 'must complete a sentence, without a period').optional(),
        /** The wider permission that contains it, so that the wider one's roles have it, too. */
        includedIn: text.optional(),
      })
      .refine(({menu, roles}) => menu || roles, {
        path: ['roles'],
        error: 'are missing: name the roles, or the "menu" that the permission opens',
      }),
  )
  .superRefine(unique(({name}) => name, 'permission'));

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
    roles: z.array(text).min(1).superRefine(uniqueTexts('role')).optional(),
    children: z.array(menuItem).optional(),
  }),
);
export const menuSchema = z.array(menuItem);

const score = z.number().min(0).max(10).multipleOf(0.1);

/** `ratings.yaml`: score ranges and severities. */
export const ratingsSchema = z.strictObject({
  /** Highest first. A rating includes both bounds. */
  riskRatings: z
    .array(z.strictObject({name: text, from: score, to: score}))
    .min(2)
    .superRefine(unique(({name}) => name, 'rating')),
  /** Highest first. */
  severities: z.array(text).min(2).superRefine(uniqueTexts('severity')),
});

/** @param categories the broader states that filters and service levels count by */
const statusesIn = (...categories: [string, ...string[]]) =>
  z
    .array(
      z.strictObject({
        name: text,
        category: z.enum(categories),
        /** When a record has this status. */
        meaning: text,
      }),
    )
    .min(2)
    .superRefine(unique(({name}) => name, 'status'));

/** `statuses.yaml`: statuses by kind of record. */
export const statusesSchema = z.strictObject({
  asset: statusesIn('Active', 'Inactive'),
  finding: statusesIn('Open', 'Closed'),
  ticket: statusesIn('Open', 'Closed'),
  request: statusesIn('Open', 'Closed'),
  compliance: statusesIn('Compliant', 'Not compliant', 'Not measured'),
});

const release = z.strictObject({
  version: text.regex(/^\d+\.\d+$/, 'must look like "11.32"'),
  /** The release date, `YYYY-MM-DD`, UTC. */
  date: z.iso.date(),
  /** What readers remember about the release. */
  headline: text
    .refine((headline) => headline.split(' ').length <= 10, 'has more than ten words')
    .optional(),
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
  .superRefine(({platform, agent: agents}, context) => {
    let oldest = '';
    for (const [index, {agent, date, version}] of platform.entries()) {
      if (!agent) continue;
      const fault = (message: string) =>
        context.addIssue({code: 'custom', path: ['platform', index, 'agent'], message});
      const released = agents.find((each) => each.version === agent)?.date;
      if (!released) fault(`no agent ${agent} was released: name one of "agent" in this file`);
      else if (released > date) fault(`agent ${agent} was released only after platform ${version}`);
      if (agent.localeCompare(oldest, 'en', {numeric: true}) <= 0)
        fault(
          `agent ${agent} isn't newer than ${oldest}, which an earlier release needs: delete it`,
        );
      oldest = agent;
    }
  });

/** Fields with one or several of some values. */
const hasValues = ['choice', 'choices'];

const field = z
  .strictObject({
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
    values: z.array(text).min(2).superRefine(uniqueTexts('value')).optional(),
    /** For a number: the limit with its unit. For text: the limit in characters. */
    limit: text.optional(),
    /** One or two sentences about what it controls. */
    about: text,
    /** The value that screens show. */
    example: text,
  })
  .refine(({kind, values}) => !values || hasValues.includes(kind), {
    path: ['values'],
    error: 'are for a choice: delete them, or change "kind"',
  });

/** `forms/<name>.yaml`: a product form. Screens draw it, and pages list its fields. */
export const formSchema = z.strictObject({
  /** The form's heading. */
  title: text,
  /** The menu path that it opens from. */
  menu: z.array(text).min(1),
  /** Where it opens, if that's on several pages, as the end of a sentence. `menu` is then one of them. */
  where: text.optional(),
  /** The default roles that can open it. Omitted if everyone who can open the menu can open the form. */
  roles: z.array(text).min(1).superRefine(uniqueTexts('role')).optional(),
  /** The button that opens it. Omitted if the page itself is the form. */
  opens: text.optional(),
  /** The button that saves it. */
  saves: text,
  /** Groups of fields. If there are several, each is a tab. */
  tabs: z
    .array(
      z.strictObject({
        title: text,
        fields: z
          .array(field)
          .min(1)
          .superRefine(unique(({name}) => name, 'field')),
      }),
    )
    .min(1)
    .superRefine(unique(({title}) => title, 'tab')),
});

/** `limits.yaml`: the product's limits, by feature. */
export const limitsSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words with hyphens'),
  z
    .array(
      z.strictObject({
        /** "Widgets on a dashboard". */
        what: text,
        /** The number with its unit, or the default if it can be changed. */
        limit: text,
        /** What happens when it's exceeded, or who can change it. */
        beyond: text.optional(),
        /**
         * The page that explains it. Omitted if the page has the feature's table, or is the only one, or the one that
         * mentions most limits of the feature.
         */
        page: pageFile.optional(),
      }),
    )
    .min(1)
    .superRefine(unique(({what}) => what, 'limit')),
);

/**
 * `owner-statements.yaml`: what only the platform's owner can state, by key. A page shows the statement, or tells
 * readers to ask support.
 */
export const ownerStatementsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'must be lower-case words with hyphens'),
  z.strictObject({
    /** What readers ask support while there's no statement. It completes "Ask support …". */
    asks: text.regex(/[^.?]$/, 'must complete a sentence, without a period'),
    /** Markdown. Empty until the owner makes the statement. */
    statement: z.string().trim().default(''),
  }),
);

/** `installation.yaml`: an instance that customers host. */
export const installationSchema = z.strictObject({
  /** What the machine needs, by what the instance stores: smallest first. */
  sizes: z
    .array(
      z.strictObject({
        /** The most assets and open findings. */
        assets: text,
        findings: text,
        cores: z.int(),
        memory: text,
        /** For the database and the data warehouse. */
        disk: text,
        /** The usual size of one backup. */
        backup: text,
        /** How long restoring it takes. */
        restore: text,
      }),
    )
    .min(1),
  /** What else must exist before the installation. */
  requirements: z.array(z.strictObject({what: text, need: text})).min(1),
  /** Network connections that must be open. */
  connections: z.array(z.strictObject({from: text, to: text, port: text, why: text})).min(1),
  files: z
    .array(
      z.strictObject({
        path: text,
        holds: text,
        /** Whether a backup contains it. */
        inBackup: z.boolean(),
      }),
    )
    .min(1)
    .superRefine(unique(({path}) => path, 'path')),
  /** Units of systemd. */
  services: z
    .array(z.strictObject({unit: text, does: text}))
    .min(1)
    .superRefine(unique(({unit}) => unit, 'unit')),
  /** What can follow the product's name on the command line. */
  commands: z
    .array(
      z.strictObject({name: text.regex(/^[a-z-]+$/, 'must be one lower-case word'), does: text}),
    )
    .min(1)
    .superRefine(unique(({name}) => name, 'command')),
  /** What `platform.yaml` on the machine can contain. */
  settings: z
    .array(z.strictObject({name: text, default: z.string(), about: text}))
    .min(1)
    .superRefine(unique(({name}) => name, 'setting')),
});

/** `events.yaml`: the events in the application event log, by category. */
export const eventsSchema = z
  .array(
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
        .min(1)
        .superRefine(unique(({name}) => name, 'event')),
    }),
  )
  .superRefine(unique(({category}) => category, 'category'));

/** `network.yaml`: the platform's connections. */
export const networkSchema = z.strictObject({
  tls: z
    .array(
      z.strictObject({
        connection: text,
        versions: text,
        /** What happens if the other side offers only older versions. */
        older: text,
      }),
    )
    .min(1)
    .superRefine(unique(({connection}) => connection, 'connection')),
  /** Where a cloud instance's outbound connections come from. */
  regions: z
    .array(
      z.strictObject({
        name: text,
        /** Networks of the region, in CIDR notation. */
        addresses: z.array(z.cidrv4()).min(1).superRefine(uniqueTexts('network')),
      }),
    )
    .min(1)
    .superRefine(unique(({name}) => name, 'region')),
});

/** What's kept: a Markdown text, where links begin in docs/, and :limit[…] and :default[…] are facts. */
const kept = z.strictObject({
  what: text,
  /** Words by which pages name it, in lowercase except for names. */
  words: z.array(text).min(1).superRefine(uniqueTexts('word')).optional(),
  /** How long it's kept, and what deletes it. */
  ends: text,
  /** What changes how long it's kept: an entry of `periods`. If omitted, no one can. */
  period: text.optional(),
});

/** `retention.yaml`: what's kept, for how long, and what a deletion leaves. */
export const retentionSchema = z
  .strictObject({
    records: z.array(
      kept.extend({
        /** Type names of the data models. */
        models: z.array(text).min(1).superRefine(uniqueTexts('model')).optional(),
        /** Whether the models' periods are off by default. */
        periodsOff: z.boolean().default(false),
        /** What starts the clock. */
        starts: text,
      }),
    ),
    /** Logs, files, and backups. */
    files: z.array(kept),
    periods: z
      .array(
        z.strictObject({
          what: text,
          /** The menu path where it's changed, by whoever can open it. */
          menu: z.array(text).min(1),
          /** What to select there. */
          where: text.optional(),
          range: text,
        }),
      )
      .superRefine(unique(({what}) => what, 'period')),
    /** What a deletion also deletes, and what it leaves. */
    deletions: z.array(z.strictObject({what: text, gone: text, left: text})),
  })
  .superRefine(({records, files, periods}, context) => {
    for (const {what, period} of [...records, ...files])
      if (period && !periods.some((each) => each.what === period))
        context.addIssue({
          code: 'custom',
          message: `"${what}" is changed by "${period}", which "periods" doesn't have`,
        });
  });

/** `not-offered.yaml`: what readers look for and the product doesn't have. */
export const notOfferedSchema = z
  .array(
    z.strictObject({
      /** What it doesn't have, as a phrase without a verb. */
      what: text,
      /** What to use or do instead, in one or two sentences. */
      instead: text.regex(/\.$/, "doesn't end with a period"),
      /** The words in which the page says so. */
      quote: text,
      /** The page that says so. */
      page: pageFile,
      /** Words in queries that are about it, in lowercase. */
      words: z
        .array(text.regex(/^[a-z0-9]+$/, 'must be a word in lowercase'))
        .min(1)
        .superRefine(uniqueTexts('word')),
    }),
  )
  .superRefine(unique(({what}) => what, 'entry'));

export type NotOffered = z.output<typeof notOfferedSchema>[number];

/** `messages.yaml`: what the product says when something goes wrong. */
export const messagesSchema = z
  .array(
    z.strictObject({
      /** Where it says so. It completes "Readers see it …". */
      where: text,
      messages: z
        .array(
          z
            .strictObject({
              /** Word for word. `{…}` stands for words that are different each time. */
              text: text.regex(
                /^(?!.*\w['’](?:t|re|ve|ll)\b)/,
                'has a contraction: messages on screens have none',
              ),
              /** How readers can tell what caused it, in a sentence. Only messages on connector pages can omit it. */
              tell: text.regex(/\.$/, "doesn't end with a period").optional(),
              /** The release that no longer shows it. Only release notes can quote it then. */
              until: release.shape.version.optional(),
            })
            .refine(({tell, until}) => !(tell && until), {
              path: ['tell'],
              error: 'is for messages that the product still shows: delete it, or delete "until"',
            }),
        )
        .min(1),
    }),
  )
  .superRefine((groups, context) =>
    unique(({text: message}: {text: string}) => message, 'message')(
      groups.flatMap(({messages}) => messages),
      context,
    ),
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
      labels: z.array(text).min(1).superRefine(uniqueTexts('label')),
    })
    .refine(({menu, vendor}) => !(menu && vendor), 'a label is on a menu or of a vendor, not both'),
);

export type Form = z.output<typeof formSchema>;
export type FormField = z.output<typeof field>;
export type MessageGroups = z.output<typeof messagesSchema>;
export type OwnerStatements = z.output<typeof ownerStatementsSchema>;
export type PermissionEntry = z.output<typeof permissionsSchema>[number];
export type Role = z.output<typeof rolesSchema>[number];
export type PlatformRelease = z.output<typeof versionsSchema>['platform'][number];
