import * as z from 'zod';
import {date, list, text} from './common';

const machines = z.strictObject({
  name: text,
  /** All of them are generated and sent to browsers. */
  count: z.number().int().min(1).max(200),
  from: z.number().int().min(0).default(1),
  runs: z.array(text).min(1),
  tags: list,
  sources: z.array(text).min(1),
  owner: text.optional(),
});

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;

const cloud = z.enum(['AWS', 'Azure']);

/** `systems.yaml`. */
export const systemsSchema = z.strictObject({
  hosts: z.array(
    machines.extend({
      os: text,
      family: text,
      /** The first three numbers of the addresses. */
      net: text.regex(
        new RegExp(`^${octet}\\.${octet}\\.${octet}$`),
        'must be three numbers from 0 to 255, such as 10.20.1',
      ),
      public: z.boolean().default(false),
      cloud: cloud.optional(),
      services: list,
      applications: list,
      /** Whether it's sometimes off, so that it isn't seen every day. */
      laptop: z.boolean().default(false),
    }),
  ),
  devices: z.array(
    machines.extend({
      kind: text,
      maker: text,
      model: text.optional(),
      endOfSupport: date.optional(),
    }),
  ),
  clouds: z.record(
    cloud,
    z.strictObject({uid: text, account: text, region: text, unit: text, owner: text}),
  ),
  cloudResources: z.array(
    z.strictObject({
      kind: text,
      /** The provider's name for it. */
      type: text.optional(),
      run: text,
      provider: cloud,
      names: z.array(text),
    }),
  ),
  specialResources: z.strictObject({
    bank: list,
    unowned: list,
    internetFacing: list,
    /** By the business service's name. */
    services: z.record(text, z.array(text)),
  }),
  applications: z.array(
    z.strictObject({
      tags: list,
      owner: text,
      /** Whether it has an address that customers use. */
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
      /** Whether its pipeline was turned off with the last release. */
      unscanned: z.boolean().default(false),
      unprotected: z.boolean().default(false),
      pci: z.boolean().default(false),
      public: z.boolean().default(false),
    }),
  ),
  images: z.array(text),
  sites: z.array(
    z.strictObject({
      name: text,
      tags: list,
      /** The host group that serves it. */
      hosts: text,
      owner: text,
      certificateDays: z.number(),
      keySize: z.number().default(2048),
      apiAuth: text.default('Bearer'),
    }),
  ),
  domains: z.array(text),
  addressRanges: z.array(
    z.strictObject({start: z.ipv4(), end: z.ipv4(), prefix: z.number().int().min(0).max(32)}),
  ),
  /** Names by operating system. */
  hostImages: z.record(text, text),
  vendors: z.array(text),
  segments: z.array(
    z.strictObject({name: text, cidr: z.cidrv4(), dmz: z.boolean().default(false)}),
  ),
  states: z.strictObject({
    retired: list,
    forgotten: list,
    silent: list,
    late: list,
    unscanned: list,
    reportedTwice: list,
  }),
});
export type Systems = z.output<typeof systemsSchema>;
