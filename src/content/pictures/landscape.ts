import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** An element as MDX has it in a tree. */
interface Component extends Parent {
  type: 'mdxJsxTextElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: unknown}[];
}

/** Where an article is at least 37 rem wide: on tablets, where the sidebar is hidden, and on desks. */
const wideArticle = 'print, (768px <= width < 996px), (width >= 1200px)';

/**
 * Returns the landscape drawing that belongs to a picture.
 *
 * @param picture a path or an address: `./img/flow.svg`
 */
export const landscapeOf = (picture: string) => picture.replace(/\.svg$/, '.wide.svg');

/**
 * A remark plugin that shows the landscape drawing of a picture where there's room for it: `img/flow.wide.svg` instead
 * of `img/flow.svg`. It runs after Docusaurus has turned images into elements whose `src` is a `require`.
 */
export default function landscapePictures() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxTextElement', (node, index, parent: Parent | undefined) => {
      const image = node as unknown as Component;
      const source = image.name === 'img' && landscapeSource(image, dirname(file.path));
      if (!source || !parent || index === undefined) return undefined;
      const picture = {...image, name: 'picture', attributes: [], children: [source, image]};
      parent.children.splice(index, 1, picture as never);
      return index + 1;
    });
  };
}

/** The `source` of an image's landscape drawing. Its size keeps the text below from moving when the drawing loads. */
function landscapeSource(image: Component, folder: string): Component | undefined {
  const src = image.attributes.find(({name}) => name === 'src');
  const url = /\.{1,2}\/(?:[\w./-]+\/)?img\/[^"\\!]+\.svg/.exec(JSON.stringify(src))?.[0];
  const drawing = url && join(folder, landscapeOf(url));
  if (!src || !drawing || !existsSync(drawing)) return undefined;
  const [, width, height] =
    /width="(\d+)" height="(\d+)"/.exec(readFileSync(drawing, 'utf8')) ?? [];
  const value = JSON.parse(JSON.stringify(src.value).replaceAll(url, landscapeOf(url)));
  return {
    type: 'mdxJsxTextElement',
    name: 'source',
    attributes: Object.entries({srcSet: value, media: wideArticle, width, height}).map(
      ([name, value]) => ({type: 'mdxJsxAttribute', name, value}),
    ),
    children: [],
  };
}
