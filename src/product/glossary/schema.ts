import * as z from 'zod';

const spelling = z
  .string()
  .regex(/^\S+( \S+)*$/, 'begins or ends with a space, or has two in a row');

/** A term of the glossary. */
export const termSchema = z.strictObject({
  /** The heading of its entry, in sentence case; its anchor is made of it. */
  term: spelling,
  /** Other names that readers know it by, such as an abbreviation. Each has an entry that leads here. */
  also: z.array(spelling).default([]),
  /** Further spellings that pages use and no entry needs. The regular plural is known. */
  forms: z.array(spelling).default([]),
  /** One or two sentences of plain text, code in backticks. It stands on every page that marks the term. */
  definition: z
    .string({error: 'has no definition: say in one or two sentences what the term means'})
    .min(30, 'has fewer than 30 characters: say what the term means')
    .max(240, 'has more than 240 characters: two sentences are enough, "page" leads to the rest')
    .regex(/[.)]$/, 'does not end with a period'),
  /** The page that explains it, as a file below docs/, with an anchor where one helps. */
  page: z
    .string()
    .regex(
      /^[\w{}/-]+(\.[\w-]+)*\.mdx?(#[\w-]+)?$/,
      'is no file below docs/ such as "guides/security/roles.md"',
    )
    .optional(),
  /** Who issued the term, and where they explain it. */
  source: z.strictObject({name: z.string().min(1), url: z.url({protocol: /^https$/})}).optional(),
  /** A word too common to mark in text; the glossary alone defines it. */
  noInline: z.boolean().default(false),
});

export const termsSchema = z.array(termSchema).min(1);
