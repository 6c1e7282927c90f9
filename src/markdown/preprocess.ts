import type {MarkdownConfig} from '@docusaurus/types';
import {fillIn, product} from '../product';

/** Docusaurus's `markdown.preprocessor`: fills the product's name into a page, code fences included. */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({fileContent}) =>
  fillIn(fileContent, product);

/** Docusaurus's `markdown.parseFrontMatter`: fills the product's name into front matter, slugs included. */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = (params) =>
  params.defaultParseFrontMatter({...params, fileContent: fillIn(params.fileContent, product)});
