import type {MarkdownConfig} from '@docusaurus/types';
import {fillIn, product} from '../facts';
import {checkPage} from './check-page';

/** Docusaurus's `markdown.preprocessor`. Fills in the product's name on a page, including in code fences. */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({fileContent}) =>
  fillIn(fileContent, product);

/**
 * Docusaurus's `markdown.parseFrontMatter`, which is the first to see a page. Fills in the product's name in the front
 * matter, including the slug.
 *
 * @throws {InputError} like {@link checkPage}
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  checkPage(params.filePath, params.fileContent);
  return params.defaultParseFrontMatter({
    ...params,
    fileContent: fillIn(params.fileContent, product),
  });
};
