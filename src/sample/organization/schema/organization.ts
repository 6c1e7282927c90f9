import * as z from 'zod';
import {unique} from '../../../base/yaml/unique';
import {date, group, pastDate, text} from './common';

const named = unique(({name}: {name: string}) => name, 'entry');

const ownedGroup = group.extend({members: z.array(text).min(1)});

/** `organization.yaml`. */
export const organizationSchema = z.strictObject({
  companies: z.array(z.strictObject({name: text, summary: text})).superRefine(named),
  businessUnits: z
    .array(z.strictObject({name: text, company: text, owner: text}))
    .superRefine(named),
  businessServices: z.array(
    z.strictObject({name: text, unit: text, criticality: text, owner: text}),
  ),
  people: z
    .array(
      z.strictObject({
        name: text,
        title: text,
        department: text,
        manager: text.optional(),
        terminated: pastDate.optional(),
      }),
    )
    .superRefine(named),
  staff: z
    .strictObject({
      /** The total number of people. */
      size: z.number(),
      departments: z.array(text).min(1),
      titles: z.array(text).min(1),
      firstNames: z.array(text).min(1),
      lastNames: z.array(text).min(1),
    })
    .refine(
      ({size, firstNames, lastNames}) => size <= (firstNames.length * lastNames.length) / 2,
      'asks for more people than half of what first and last names make: add names',
    ),
  teams: z.array(z.strictObject({name: text, members: z.array(text)})).superRefine(named),
  /** Roles in addition to the built-in ones. */
  roles: z.array(
    z.strictObject({title: text, description: text, includes: text, permissions: z.array(text)}),
  ),
  users: z
    .array(
      z.union([
        z.strictObject({person: text, roles: z.array(text), active: z.boolean().default(true)}),
        z.strictObject({name: text, email: z.email(), roles: z.array(text)}),
      ]),
    )
    .superRefine(unique((user) => ('person' in user ? user.person : user.name), 'user')),
  riskOwners: z.array(ownedGroup).superRefine(named),
  remediationOwners: z.array(ownedGroup).superRefine(named),
  informedUsers: z.array(ownedGroup).superRefine(named),
  assetProfiles: z.array(group).superRefine(named),
  assetDomains: z.array(group).superRefine(named),
  findingProfiles: z.array(group).superRefine(named),
  technologies: z.array(
    z.strictObject({
      name: text,
      vendor: text.optional(),
      endOfSupport: date.optional(),
      path: text,
      value: text,
    }),
  ),
  affectedTechnologies: z.record(text, text),
  integrations: z.record(
    text,
    z.strictObject({
      title: text,
      connector: text,
      /** The time when its part of the last run started. */
      time: z.iso.time('must be a time, written 00:21:08'),
      transaction: z.guid('must be a UUID'),
      scanner: z.boolean().default(false),
    }),
  ),
});
export type Organization = z.output<typeof organizationSchema>;
