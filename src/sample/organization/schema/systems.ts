import * as z from 'zod';
import {list, text} from './common';

const machines = z.strictObject({
  name: text,
  /** All are made, and sent to browsers. */
  count: z.number().int().min(1).max(200),
  from: z.number().default(1),
  runs: z.array(text).min(1),
  tags: list,
  sources: z.array(text).min(1),
  owner: text.optional(),
});

/** `systems.yaml`. */
export const systemsSchema = z.strictObject({
  hosts: z.array(
    machines.extend({
      os: text,
      family: text,
      /** The first three numbers of the addresses. */
      net: text,
      public: z.boolean().default(false),
      cloud: text.optional(),
      services: list,
      applications: list,
      /** Switched off at times, so not seen every day. */
      laptop: z.boolean().default(false),
    }),
  ),
  devices: z.array(machines.extend({kind: text})),
  cloudResources: z.array(
    z.strictObject({kind: text, run: text, provider: text, names: z.array(text)}),
  ),
  applications: z.array(
    z.strictObject({
      tags: list,
      owner: text,
      /** Has an address that customers use. */
      public: z.boolean().default(false),
      tested: z.number().optional(),
      names: z.array(text),
    }),
  ),
  personalData: list,
  code: z.array(
    z.strictObject({
      name: text,
      runs: z.array(text),
      team: text,
      application: text,
      language: text,
    }),
  ),
  images: z.array(text),
  sites: z.array(text),
  domains: z.array(text),
  vendors: z.array(text),
  segments: z.array(z.strictObject({name: text, cidr: text, dmz: z.boolean().default(false)})),
  states: z.strictObject({
    retired: list,
    forgotten: list,
    silent: list,
    late: list,
    unscanned: list,
  }),
});
export type Systems = z.output<typeof systemsSchema>;
