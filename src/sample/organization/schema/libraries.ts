import * as z from 'zod';
import {date, pastDate, text} from './common';

/** `libraries.yaml`. */
export const librariesSchema = z.array(
  z.strictObject({
    component: text,
    /** Package URL without `pkg:` and the version. */
    url: text,
    ecosystem: text,
    vendor: text,
    license: text,
    version: text,
    published: pastDate.optional(),
    endOfSupport: date.optional(),
    /** The direct dependency that includes it. */
    through: text.optional(),
    /** The path where it's installed on hosts. Without a path, repositories use it. */
    path: text.optional(),
    /** The definitions that it can have, by uid. */
    definitions: z.array(text).min(1),
    /** Fixed versions by definition. The one for this release line comes first. */
    fixed: z.record(text, z.array(text)).default({}),
  }),
);
