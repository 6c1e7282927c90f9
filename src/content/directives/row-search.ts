import type {RootContent, TableCell} from 'mdast';
import {component, importOf} from '../../base/markdown/nodes';
import {text} from './nodes';

/** The texts of a search over rows. src/app/explorers/rows explains each one. */
interface RowSearchTexts {
  label: string;
  placeholder: string;
  parameter: string;
  names: string;
  otherPage?: string;
  otherRows?: string;
}

/** The class of what a page says between the field of a search over rows and the rows. */
export const aboutRowsClass = 'about-rows';

/** A search over rows, with its texts, as src/content/directives/fold-rows.ts finds it in a page. */
export interface RowSearchNode {
  name: string;
  children: RootContent[];
  data: {rowSearch: RowSearchTexts};
}

/**
 * Puts a search above tables, which filters their rows.
 *
 * @param name the component's name in the page: another one for each search on it
 */
export const rowSearch = (
  name: string,
  texts: RowSearchTexts,
  tables: RootContent[],
): RootContent[] => [
  importOf('@site/src/app/explorers/rows', name),
  {...component(name, {...texts}, tables), data: {rowSearch: texts}} as unknown as RootContent,
];

/** Makes a cell that a search finds by other words than its own. src/app/explorers/rows reads them. */
export const cellWithWords = (shown: string, words: string): TableCell => ({
  type: 'tableCell',
  data: {hProperties: {dataWords: words}},
  children: [text(shown)],
});
