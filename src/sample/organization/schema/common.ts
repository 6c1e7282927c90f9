import * as z from 'zod';
import {now} from '../now';
import {conditionSchema} from '../scoring/condition';

export const text = z.string().trim().min(1);
export const list = z.array(text).default([]);
export const date = z.iso.date('must be a date, written 2025-12-15');
/** A date of something that has happened. */
export const pastDate = date.refine((value) => value <= now.slice(0, 10), {
  error: `is after the sample's present, ${now.slice(0, 10)}`,
});

/** A cluster's name and condition. */
export const group = z.strictObject({
  name: text,
  /** The category that lists it. */
  category: text.optional(),
  condition: conditionSchema,
});
