import * as z from 'zod';
import {suggest} from '../../base/text/suggest';
import {connectorSchema} from '../../product/connectors/schema';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {choosableKinds} from './kind';

const frontMatterSchema = z.strictObject({
  /** The heading of the page and its name in menus and search. */
  title: z.string().min(1),
  /** One sentence for search results and link previews; longer ones are cut off there. */
  description: z
    .string()
    .min(50, 'has fewer than 50 characters')
    .max(160, 'has more than 160 characters'),
  /** Other words readers search by, such as a former name; they enter the page as one list with commas. */
  keywords: z
    .array(
      z
        .string()
        .min(1)
        .regex(/^[^,]*$/, 'has a comma: make it two keywords'),
    )
    .min(1)
    .optional(),
  /** The route below `/docs`, where the folder does not give it. */
  slug: z.string().optional(),
  /** A shorter name in the sidebar. */
  sidebar_label: z.string().min(1).optional(),
  /** The place among the pages of its folder. */
  sidebar_position: z.number().optional(),
  /** `null` for a page without a sidebar. */
  displayed_sidebar: z.string().nullable().optional(),
  /** Neighbors at the foot of the page; `null` for none. */
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  /** The levels of headings at the right of the page. */
  toc_min_heading_level: z.number().optional(),
  toc_max_heading_level: z.number().optional(),
  hide_table_of_contents: z.boolean().optional(),
  /** Where the folder does not say what the page is. */
  kind: z.enum(choosableKinds).optional(),
  /** The type name of the data model that a page of the reference is about. */
  model: z.string().min(1).optional(),
  /** The facts of a connector. */
  connector: connectorSchema.optional(),
});

const knownKeys = Object.keys(frontMatterSchema.shape);

/**
 * Front matter parses and holds what it must: a title, a description of 50 to 160 characters and a connector's facts.
 * A key that nothing reads is refused, because a misspelled one would be ignored in silence.
 */
export const checkFrontMatter = onEachPage((page, report) => {
  const {errors, data, lineOf} = page.frontMatter;
  if (!page.text.startsWith('---')) {
    const wrong = page.text.trim() === '' ? 'the page is empty' : 'the page has no front matter';
    report(1, wrong, 'begin it as "npm run new" does: CONTRIBUTING.md lists the front matter');
    return;
  }
  for (const error of errors) report(error.line, error.message, 'mend the YAML');
  if (errors.length > 0) return;
  for (const issue of frontMatterSchema.safeParse(data).error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') reportUnknownKeys(page, report, issue);
    else
      report(lineOf(...issue.path), `"${issue.path.join('.')}" ${reasonOf(issue)}`, fixFor(issue));
  }
  if (page.kind === 'connector' && !data.connector) {
    report(
      1,
      'a connector page has no "connector:" block',
      'add it; src/product/connectors/schema.ts explains each field',
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
    report(line, `nothing reads the key "${[...issue.path, key].join('.')}"`, suggest(key, known));
  }
}

/** Of a key that nobody wrote, zod says what it received: "undefined" is no word for writers. */
const reasonOf = ({code, message}: z.core.$ZodIssue) =>
  code === 'invalid_type' && message.endsWith('received undefined') ? 'is missing' : message;

function fixFor(issue: z.core.$ZodIssue): string {
  if (issue.path[0] === 'description')
    return 'say in one sentence of 50 to 160 characters what the reader gets here';
  if (issue.path[0] === 'connector') return 'src/product/connectors/schema.ts explains each field';
  return 'CONTRIBUTING.md lists the front matter';
}
