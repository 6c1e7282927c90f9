import {fillIn, product} from '../facts';
import {type FrontMatter, parseFrontMatter} from './front-matter';
import {withoutFrontMatter} from './source';

/** A page, ready to be read: every reader of pages begins with one. */
export interface OpenPage {
  /** The page with the product's name filled in. */
  readonly text: string;
  /** The text without its front matter, in whose place empty lines stand: every line keeps its number. */
  readonly body: string;
  readonly frontMatter: FrontMatter;
}

/**
 * Opens a page.
 *
 * @param raw its file, as written
 */
export function openPage(raw: string): OpenPage {
  const text = fillIn(raw, product);
  return {
    text,
    get body() {
      return withoutFrontMatter(text);
    },
    get frontMatter() {
      return parseFrontMatter(text);
    },
  };
}
