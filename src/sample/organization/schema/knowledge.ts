import * as z from 'zod';
import {cvssV2, cvssV3} from '../scoring/cvss';
import {date, list, pastDate, text} from './common';

/** On its first day, the catalog listed flaws with due dates from earlier emergency directives. */
const firstDayOfKev = '2021-11-03';

/** A vector that its formula can parse. */
const vector = (score: (vector: string) => number) =>
  text.superRefine((value, context) => {
    try {
      score(value);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error));
    }
  });

/** A probability or a percentile. */
const share = z.number().min(0).max(1);

const severity = z.enum(['Critical', 'High', 'Medium', 'Low', 'None']);

/** `cves.yaml`. */
export const cvesSchema = z.array(
  z
    .strictObject({
      id: text.regex(/^CVE-\d{4}-\d{4,}$/),
      title: text,
      /** CVSS v3 vector, without "CVSS:3.1/". */
      v3: vector(cvssV3).optional(),
      /** If it isn't 3.1. */
      v3Version: z.literal('3.0').optional(),
      v2: vector(cvssV2).optional(),
      /** Who scored it, if it wasn't the NVD. */
      by: text.optional(),
      /** CVSS v4.0: base score, vector, who scored it. */
      v4: z.tuple([z.number().min(0).max(10), text.startsWith('CVSS:4.0/'), text]).optional(),
      cwe: z.array(z.number()),
      published: pastDate,
      /** The date when CISA added it to the catalog, and the due date. */
      kev: z.tuple([pastDate, date]).optional(),
      kevName: text.optional(),
      /** A key of `requiredActions`. */
      kevAction: text.optional(),
      /** Whether CISA knows of its use in ransomware campaigns. */
      ransomware: z.boolean().optional(),
      /** Likelihood, percentile, date. */
      epss: z.tuple([share, share, pastDate]).optional(),
      /** Vendor and product, as in the NVD's CPE. A flaw in a protocol has none. */
      product: text.regex(/^\S+ \S+$/, 'must be a vendor and a product').optional(),
      fix: text.optional(),
      on: z.array(text).min(1),
    })
    .refine(({v3, v2}) => v3 || v2, 'needs a vector, v3 or v2')
    .refine(
      ({kev: [added = '', due = ''] = []}) => added <= due || added === firstDayOfKev,
      'has a CISA due date before the date when CISA added it',
    )
    .refine(
      ({kev, kevName, kevAction, ransomware}) =>
        [kevName, kevAction, ransomware].every((each) => (each === undefined) === !kev),
      'needs kevName, kevAction and ransomware with kev, and only there',
    ),
);
export type Cve = z.output<typeof cvesSchema>[number];

/** `knowledge.yaml`. */
export const knowledgeSchema = z.strictObject({
  weaknesses: z.record(text, text),
  attackPatterns: z.array(
    z.strictObject({
      id: z.number(),
      name: text,
      weaknesses: z.array(z.number()),
      /** The more general pattern that it's a child of. */
      child: z.number().optional(),
    }),
  ),
  attackTactics: z.record(text, text),
  attackTechniques: z.array(
    z.strictObject({id: text, name: text, tactics: z.array(text), parent: text.optional()}),
  ),
  attackMitigations: z.array(z.strictObject({id: text, name: text, techniques: z.array(text)})),
  techniquesOf: z.record(text, z.array(text)),
  /** Categories in the OWASP Top 10 of 2021, with the weaknesses that its lists map to them. */
  owaspCategories: z.record(text, z.array(z.number())),
  requiredActions: z.record(text, text),
  advisories: z.array(
    z.strictObject({
      id: text,
      name: text,
      publisher: text,
      published: pastDate,
      cves: z.array(text),
      url: z.url(),
    }),
  ),
});

/** `definitions.yaml`. */
export const definitionsSchema = z.record(
  text,
  z.array(
    z.strictObject({
      name: text,
      severity,
      on: z.array(text).min(1),
      cwe: z.array(z.number()),
      fix: text,
      category: text.optional(),
      /** Set if a number derived from model and name isn't enough. */
      uid: text.optional(),
      policy: text.optional(),
      controls: list,
      techniques: list,
    }),
  ),
);
