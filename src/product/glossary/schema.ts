import * as z from 'zod';

const spelling = z
  .string()
  .regex(/^\S+( \S+)*$/, 'begins or ends with a space, or has two in a row');

/** A glossary term. */
export const termSchema = z.strictObject({
  /** The heading of its entry, in sentence case. Its anchor is derived from it. */
  term: spelling,
  /** Other names that readers know it by, such as an abbreviation. Each has an entry that links here. */
  also: z.array(spelling).default([]),
  /**
   * What other products call it. Each has an entry that links here, also if several terms share it. Pages don't mark
   * these words, because on a page they can mean something else.
   */
  elsewhere: z.array(spelling).default([]),
  /** Other spellings on pages that don't need an entry. The regular plural is derived. */
  forms: z.array(spelling).default([]),
  /** One or two sentences of plain text, with code in backticks. They appear on every page that marks the term. */
  definition: z
    .string({error: 'has no definition: say in one or two sentences what the term means'})
    .min(30, 'has fewer than 30 characters: say what the term means')
    .max(
      240,
      'has more than 240 characters: two sentences are enough, and "page" links to the rest',
    )
    .regex(/[.)]$/, "doesn't end with a period"),
  /** The page that explains it: a file below docs/, with an anchor if that helps. */
  page: z
    .string()
    .regex(
      /^[\w{}/-]+(\.[\w-]+)*\.mdx?(#[\w-]+)?$/,
      `isn't a file in docs/ such as "guides/security/roles.md"`,
    )
    .optional(),
  /** The publisher of the term, and the page where they explain it. */
  source: z.strictObject({name: z.string().min(1), url: z.url({protocol: /^https$/})}).optional(),
  /** Whether the word is too common to mark in text. Then only the glossary defines it. */
  noInline: z.boolean().default(false),
});

export const termsSchema = z.array(termSchema).min(1);
