import * as z from 'zod';
import {conditionSchema} from '../scoring/condition';

export const text = z.string().trim().min(1);
export const list = z.array(text).default([]);
export const date = text.regex(/^\d{4}-\d\d-\d\d$/, 'must be written 2025-12-15');

/** A cluster's name and condition. */
export const group = z.strictObject({
  name: text,
  /** The category that lists it. */
  category: text.optional(),
  condition: conditionSchema,
});
