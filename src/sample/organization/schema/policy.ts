import * as z from 'zod';
import {conditionSchema} from '../scoring/condition';
import {group, text} from './common';

const score = z.number().min(0).max(10);
const days = z.number().int().min(1);

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
  nearDays: days,
  slaDefinitions: z.array(
    z.strictObject({
      name: text,
      on: z.enum(['Finding', 'Ticket']),
      order: z.number(),
      calendarPolicy: z.enum(['Calendar days', 'Business days']),
      condition: conditionSchema.default([]),
      levels: z.array(
        z
          .strictObject({
            name: text,
            from: score.optional(),
            to: score.optional(),
            days: z.number().int().min(1),
          })
          .refine(
            ({from, to}) => (from === undefined) === (to === undefined) && (from ?? 0) <= (to ?? 0),
            {
              error: 'needs a range from the lowest to the highest score, or no range',
            },
          ),
      ),
    }),
  ),
  /** The words that sources use for each status, by kind of record. */
  sourceStatuses: z.record(text, z.record(text, z.array(text))),
  lifecycle: z
    .strictObject({inactiveAfterDays: days, purgeAfterDays: days})
    .refine(({inactiveAfterDays, purgeAfterDays}) => inactiveAfterDays < purgeAfterDays, {
      path: ['purgeAfterDays'],
      error: 'must be more than inactiveAfterDays',
    }),
  /** By the definition's model. */
  findingTypes: z.record(text, text),
  environments: z.array(group.extend({stage: text})),
});
export type OrganizationPolicy = z.output<typeof policySchema>;
