import * as z from 'zod';
import {date, list, text} from './common';

/** In days before the sample's present. */
const daysAgo = z.number().min(0);
const quota = z.number().int().min(0);

/** `stories.yaml`. */
export const storiesSchema = z.strictObject({
  exclusive: list,
  settled: list,
  /** By finding model. */
  findingQuota: z.record(text, quota),
  ticketQuota: z.record(text, quota),
  /** By severity. */
  patience: z.record(text, z.number().min(1)),
  fixedShares: z.record(text, z.number().min(0).max(1)),
  sprints: z.array(date),
  findings: z.array(
    z
      .strictObject({
        asset: text,
        /** A definition's name. */
        definition: text,
        status: text,
        found: daysAgo,
        fixed: daysAgo.optional(),
        results: text.optional(),
      })
      .refine(({found, fixed = 0}) => fixed < found, {
        path: ['fixed'],
        error: 'was fixed before it was found: count the days back from the present',
      }),
  ),
  /** Further targets of findings, which the finding's name doesn't mention. */
  shared: z.array(z.strictObject({finding: text, asset: text})),
  requests: z.array(
    z
      .strictObject({
        model: text,
        name: text,
        status: text,
        submitter: text,
        reviewer: text.optional(),
        submitted: daysAgo.optional(),
        /** The date that an exception requests, or the end of an acceptance. */
        until: date.optional(),
        definition: text,
        /** If set, only the definition's findings with this status. Otherwise, the open ones. */
        only: text.optional(),
        justification: text,
        falsePositiveCause: text.optional(),
        residualRiskRating: text.optional(),
        compensatingControls: text.optional(),
        remediated: daysAgo.optional(),
        rescanned: z.boolean().optional(),
        evidence: text.optional(),
        feedback: text.optional(),
      })
      .refine(({submitter, reviewer}) => submitter !== reviewer, {
        path: ['reviewer'],
        error: 'reviews a request of their own',
      }),
  ),
  campaigns: z.array(
    z
      .strictObject({name: text, definition: text, assigned: text, start: date, due: date})
      .refine(({start, due}) => start <= due, {path: ['due'], error: 'is before the start'}),
  ),
  tickets: z.array(
    z.strictObject({
      definition: text,
      name: text,
      assigned: text,
      status: text,
      opened: daysAgo,
      campaign: text.optional(),
    }),
  ),
});
