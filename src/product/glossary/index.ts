/** The glossary's terms. Other modules use this one and never read the YAML. */
import path from 'node:path';
import {slug} from 'github-slugger';
import type * as z from 'zod';
import {loadFilledIn} from '../facts';
import {type termSchema, termsSchema} from './schema';

export type Term = z.output<typeof termSchema>;

/** The page with all terms, below docs/. */
export const glossaryPage = 'reference/glossary.md';

/** Every term, with the product's name filled in. */
export const terms: Term[] = loadFilledIn(path.join(__dirname, 'terms.yaml'), termsSchema);

/** Returns the anchor of a term's entry. */
export const anchorOf = ({term}: Term): string => slug(term);
