import * as z from 'zod';
import {suggest} from '../../base/text/suggest';
import {connectorSchema} from '../../product/connectors/schema';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {choosableKinds} from './kind';

/** What a page's front matter contains. */
export const frontMatterSchema = z.strictObject({
  /** The page's heading, and its name in menus and search. */
  title: z.string().min(1),
  /** One sentence for search results and link previews, which cut off longer text. */
  description: z
    .string()
    .min(50, 'has fewer than 50 characters')
    .max(160, 'has more than 160 characters'),
  /**
   * Other words that readers search for, such as a former name. The page contains them as one list, separated with
   * commas.
   */
  keywords: z
    .array(
      z
        .string()
        .min(1)
        .regex(/^[^,]*$/, 'has a comma: write two keywords'),
    )
    .min(1)
    .optional(),
  /** The route below `/docs`, if the folder doesn't determine it. */
  slug: z.string().optional(),
  /** A shorter name in the sidebar. */
  sidebar_label: z.string().min(1).optional(),
  /** The position among the folder's pages. */
  sidebar_position: z.number().optional(),
  /** `null` for a page without a sidebar. */
  displayed_sidebar: z.string().nullable().optional(),
  /** The previous and next pages at the end of the page. `null` for none. */
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  /** The heading levels in the table of contents on the right. */
  toc_min_heading_level: z.number().optional(),
  toc_max_heading_level: z.number().optional(),
  hide_table_of_contents: z.boolean().optional(),
  /** The kind of page, if the folder doesn't determine it. */
  kind: z.enum(choosableKinds).optional(),
  /** The type name of the data model that a reference page is about. */
  model: z.string().min(1).optional(),
  /** A connector's facts. */
  connector: connectorSchema.optional(),
});

const knownKeys = Object.keys(frontMatterSchema.shape);

/**
 * Checks that front matter parses and contains what it must: a title, a description of 50 to 160 characters, and a
 * connector's facts. Rejects unknown keys, because a misspelled key would be ignored without a warning.
 */
export const checkFrontMatter = onEachPage((page, report) => {
  const {errors, data, lineOf} = page.frontMatter;
  if (!page.text.startsWith('---')) {
    const wrong = page.text.trim() === '' ? 'the page is empty' : 'the page has no front matter';
    report(
      1,
      wrong,
      'begin the page as "npm run new" does: CONTRIBUTING.md lists the front matter',
    );
    return;
  }
  for (const error of errors) report(error.line, error.message, 'fix the YAML');
  if (errors.length > 0) return;
  for (const issue of frontMatterSchema.safeParse(data).error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') reportUnknownKeys(page, report, issue);
    else
      report(lineOf(...issue.path), `"${issue.path.join('.')}" ${reasonOf(issue)}`, fixFor(issue));
  }
  if (page.kind === 'connector' && !data.connector) {
    report(
      1,
      'the connector page has no "connector:" block',
      'add the block; src/product/connectors/schema.ts explains each field',
    );
  }
});

function reportUnknownKeys(
  page: CheckedPage,
  report: Report,
  issue: z.core.$ZodIssueUnrecognizedKeys,
) {
  for (const key of issue.keys) {
    const line = page.frontMatter.lineOf(...issue.path, key);
    const known = issue.path[0] === 'connector' ? Object.keys(connectorSchema.shape) : knownKeys;
    report(line, `there is no key "${[...issue.path, key].join('.')}"`, suggest(key, known));
  }
}

/**
 * The message of an issue. For a missing key, zod says that it received "undefined", which writers don't understand.
 */
const reasonOf = ({code, message}: z.core.$ZodIssue) =>
  code === 'invalid_type' && message.endsWith('received undefined') ? 'is missing' : message;

function fixFor(issue: z.core.$ZodIssue): string {
  if (issue.path[0] === 'description')
    return 'say in one sentence of 50 to 160 characters what the page gives readers';
  if (issue.path[0] === 'connector') return 'src/product/connectors/schema.ts explains each field';
  return 'CONTRIBUTING.md lists the front matter';
}
