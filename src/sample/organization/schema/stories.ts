import * as z from 'zod';
import {date, list, text} from './common';

/** `stories.yaml`. */
export const storiesSchema = z.strictObject({
  exclusive: list,
  settled: list,
  /** By finding model. */
  findingQuota: z.record(text, z.number()),
  ticketQuota: z.record(text, z.number()),
  /** By severity. */
  patience: z.record(text, z.number()),
  fixedShares: z.record(text, z.number()),
  sprints: z.array(date),
  findings: z.array(
    z.strictObject({
      asset: text,
      /** A definition's name. */
      definition: text,
      status: text,
      /** In days before the sample's present. */
      found: z.number(),
      fixed: z.number().optional(),
      results: text.optional(),
    }),
  ),
  requests: z.array(
    z.strictObject({
      model: text,
      name: text,
      status: text,
      submitter: text,
      reviewer: text.optional(),
      submitted: z.number().optional(),
      /** The date that an exception requests, or the end of an acceptance. */
      until: date.optional(),
      definition: text,
      /** If set, only the definition's findings with this status. Otherwise, the open ones. */
      only: text.optional(),
      justification: text,
      falsePositiveCause: text.optional(),
      residualRiskRating: text.optional(),
      compensatingControls: text.optional(),
      /** In days before the sample's present. */
      remediated: z.number().optional(),
      rescanned: z.boolean().optional(),
      evidence: text.optional(),
      feedback: text.optional(),
    }),
  ),
  campaigns: z.array(
    z.strictObject({name: text, definition: text, assigned: text, start: date, due: date}),
  ),
  tickets: z.array(
    z.strictObject({
      definition: text,
      name: text,
      assigned: text,
      status: text,
      opened: z.number(),
      campaign: text.optional(),
    }),
  ),
});
