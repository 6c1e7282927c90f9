import path from 'node:path';
import * as z from 'zod';
import {grouped} from '../../base/collections';
import {loadYaml} from '../../base/yaml/load';

const anchor = z.string().regex(/^[^\s#]+$/, 'must be an anchor, without "#"');

export const formerAnchorsSchema = z.array(
  z.strictObject({
    /** The page, as a file below `docs`. */
    page: z.string().regex(/^[\w{}/.-]+\.mdx?$/, 'must be a file below docs, such as iq/data.md'),
    /** The section's anchor under its earlier heading. */
    from: anchor,
    /** The section's current anchor. */
    to: anchor,
  }),
);

/** A section's earlier anchor. */
export type FormerAnchor = z.output<typeof formerAnchorsSchema>[number];

/** The file with all earlier anchors. */
export const formerAnchorsFile = 'src/product/redirects/anchors.yaml';

const byPage = grouped(
  loadYaml(path.join(__dirname, 'anchors.yaml'), formerAnchorsSchema).map(
    (each): [string, FormerAnchor] => [`docs/${each.page}`, each],
  ),
);

/**
 * Returns the anchors of a page's sections under earlier headings. Readers' links still use them.
 *
 * @param page the page's path from the project's root
 */
export const formerAnchorsOf = (page: string): FormerAnchor[] => byPage.get(page) ?? [];
