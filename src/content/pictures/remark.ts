import {existsSync} from 'node:fs';
import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component, importOf} from '../../base/markdown/nodes';
import {readDrawing} from './drawing';
import {landscapeOf} from './landscape';

const svg = {space: 'svg', closeEmptyElements: true} as const;

/**
 * A remark plugin that makes a picture a part of its page: the drawing for phones, and the landscape drawing for where
 * there's room for it. In an `img` element, its text couldn't have the page's font. It's markup, so that React needn't
 * create its elements a second time.
 */
export default function drawings() {
  return (tree: Root, {path: page}: VFile) => {
    let count = 0;
    visit(tree, 'paragraph', ({children: [image, more]}, index, parent) => {
      if (image?.type !== 'image' || more || !parent || index === undefined) return;
      const file = path.join(path.dirname(page), image.url);
      if (!file.endsWith('.svg') || !existsSync(file)) return;
      count += 1;
      parent.children[index] = component(
        'Drawing',
        {
          says: image.alt ?? '',
          portrait: toHtml(readDrawing(file, 'portrait', count), svg),
          landscape: toHtml(readDrawing(landscapeOf(file), 'landscape', count), svg),
        },
        [],
      );
    });
    if (count > 0) tree.children.push(importOf('@site/src/app/drawings/Drawing', 'Drawing'));
  };
}
