import type {MarkdownConfig} from '@docusaurus/types';
import {fillIn, product} from '../facts';
import {checkPage} from './check-page';
import {isApiReference} from './is-api-reference';

/** Docusaurus's `markdown.preprocessor`. Fills in the product's name on a page, including in code fences. */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({fileContent}) =>
  fillIn(fileContent, product);

/**
 * Docusaurus's `markdown.parseFrontMatter`, which is the first to see a page. Fills in the product's name in the front
 * matter, including the slug. An API page gets no table of contents from the theme.
 *
 * @throws {InputError} like {@link checkPage}
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  checkPage(params.filePath, params.fileContent);
  const page = await params.defaultParseFrontMatter({
    ...params,
    fileContent: fillIn(params.fileContent, product),
  });
  if (isApiReference(params.filePath, page.frontMatter))
    page.frontMatter.hide_table_of_contents = true;
  return page;
};
