import * as z from 'zod';
import {date, text} from './common';

/** `libraries.yaml`. */
export const librariesSchema = z.array(
  z.strictObject({
    component: text,
    /** Package URL without `pkg:` and version. */
    url: text,
    ecosystem: text,
    vendor: text,
    license: text,
    version: text,
    published: date.optional(),
    endOfSupport: date.optional(),
    /** The direct dependency that brings it in. */
    through: text.optional(),
    /** Where it is installed on hosts. Without it, repositories use it. */
    path: text.optional(),
    /** What it can have, by the uid of definitions. */
    definitions: z.array(text).min(1),
    /** Versions with the repair, by definition, the one for this line of releases first. */
    fixed: z.record(text, z.array(text)).default({}),
  }),
);
