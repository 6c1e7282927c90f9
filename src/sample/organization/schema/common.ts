import * as z from 'zod';
import {conditionSchema} from '../scoring/condition';

export const text = z.string().trim().min(1);
export const list = z.array(text).default([]);
export const date = text.regex(/^\d{4}-\d\d-\d\d$/, 'must be written 2025-12-15');

/** A cluster: its name and which records it gathers. */
export const group = z.strictObject({
  name: text,
  /** The heading under which it is filed. */
  category: text.optional(),
  condition: conditionSchema,
});
