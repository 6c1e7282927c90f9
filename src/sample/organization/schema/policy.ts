import * as z from 'zod';
import {conditionSchema} from '../scoring/condition';
import {group, text} from './common';

/** `policy.yaml`. */
export const policySchema = z.strictObject({
  riskFactors: z.array(
    group.extend({
      value: z.number().min(-10).max(10),
      reason: text,
      shipped: z.boolean().default(false),
    }),
  ),
  riskScoringModels: z.array(
    z.strictObject({
      name: text,
      preset: z.enum(['CVSS, then severity', 'Severity', 'Related findings']),
      aggregation: z.enum(['Maximum', 'Average']).optional(),
      riskFactors: z.boolean(),
      order: z.number(),
      /** The model that it scores, or the parent of the models. */
      on: text,
      condition: conditionSchema.default([]),
      description: text.optional(),
    }),
  ),
  nearDays: z.number(),
  slaDefinitions: z.array(
    z.strictObject({
      name: text,
      on: z.enum(['Finding', 'Ticket']),
      order: z.number(),
      calendarPolicy: z.enum(['Calendar days', 'Business days']),
      condition: conditionSchema.default([]),
      levels: z.array(
        z.strictObject({
          name: text,
          from: z.number().optional(),
          to: z.number().optional(),
          days: z.number(),
        }),
      ),
    }),
  ),
  /** The words that sources use for each status, by kind of record. */
  sourceStatuses: z.record(text, z.record(text, z.array(text))),
  lifecycle: z.strictObject({inactiveAfterDays: z.number(), purgeAfterDays: z.number()}),
  /** By the definition's model. */
  findingTypes: z.record(text, text),
  environments: z.array(group.extend({stage: text})),
});
export type OrganizationPolicy = z.output<typeof policySchema>;
