import type {MarkdownConfig} from '@docusaurus/types';
import {fillIn, product} from '../facts';
import {checkPage} from './check-page';

/** Docusaurus's `markdown.preprocessor`: fills the product's name into a page, code fences included. */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({fileContent}) =>
  fillIn(fileContent, product);

/**
 * Docusaurus's `markdown.parseFrontMatter`, which sees a page before anything else does: fills the product's name into
 * front matter, slugs included.
 *
 * @throws {InputError} as {@link checkPage}
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  checkPage(params.filePath, params.fileContent);
  return params.defaultParseFrontMatter({
    ...params,
    fileContent: fillIn(params.fileContent, product),
  });
};
