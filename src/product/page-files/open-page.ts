import {fillIn, product} from '../facts';
import {type FrontMatter, parseFrontMatter} from './front-matter';
import {withoutFrontMatter} from './source';

/** A page that's ready to be read. All code that reads pages begins with one. */
export interface OpenPage {
  /** The page with the product's name filled in. */
  readonly text: string;
  /** The text with its front matter replaced with empty lines, so that line numbers stay the same. */
  readonly body: string;
  readonly frontMatter: FrontMatter;
}

/**
 * Opens a page.
 *
 * @param raw the file's content as written
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
