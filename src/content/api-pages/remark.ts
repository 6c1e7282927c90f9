import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {importOf} from '../../base/markdown/nodes';
import {isApiReference} from '../../product/page-files/is-api-reference';
import {showEndpoints} from './endpoints';
import {showFields} from './fields';
import {showStatuses} from './statuses';

/**
 * A remark plugin that shows an API page's requests, fields, and statuses as readers expect them in an API reference.
 * Writers and derived parts use ordinary paragraphs, tables, and lists, which Markdown copies keep.
 */
export default function apiPages() {
  return (tree: Root, file: VFile) => {
    if (!isApiReference(file.path, file.data.frontMatter ?? {})) return;
    tree.children.unshift(importOf('@site/src/content/api-pages/api-pages.css'));
    showEndpoints(tree);
    showFields(tree);
    showStatuses(tree);
  };
}
