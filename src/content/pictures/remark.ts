import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component, importOf} from '../../base/markdown/nodes';
import {readDrawing} from './drawing';
import {landscapeOf} from './landscape';

/**
 * A remark plugin that makes a picture a part of its page: the drawing for phones, and the landscape drawing for where
 * there's room for it. In an `img` element, its text couldn't have the page's font.
 */
export default function drawings() {
  return (tree: Root, {path: page}: VFile) => {
    let count = 0;
    visit(tree, 'paragraph', ({children: [image, more]}, index, parent) => {
      if (image?.type !== 'image' || more || !parent || index === undefined) return;
      const file = path.join(path.dirname(page), image.url);
      if (!file.endsWith('.svg') || !existsSync(file)) return;
      count += 1;
      parent.children[index] = component('Drawing', {says: image.alt ?? ''}, [
        drawn(file, 'portrait', count),
        drawn(landscapeOf(file), 'landscape', count),
      ]);
    });
    if (count > 0) tree.children.push(importOf('@site/src/app/drawings/Drawing', 'Drawing'));
  };
}

function drawn(file: string, name: string, number: number): Paragraph {
  const {tagName, properties, children} = readDrawing(file, name, number);
  const data = {hName: tagName, hProperties: properties, hChildren: children};
  return {type: 'paragraph', data, children: []};
}
