import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Image, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {projectPath} from '../../base/source/paths';
import {translationAt} from '../../product/page-files/translation';

/** A section's anchor in a translation: `## Rollen zuweisen {#assign-roles}`. */
export const anchorPattern = /\s*\{#([^\s{}]+)\}$/;

/**
 * A remark plugin for translated pages. Their sections have the anchors of the original's, so that links to them work
 * in every language, and their pictures are the original's, unless the translation has its own.
 */
export default function translations() {
  return (tree: Root, {path: from}: VFile) => {
    const file = projectPath(from);
    const translation = translationAt(file);
    if (!translation) return;
    visit(tree, 'heading', setAnchor);
    visit(tree, 'image', (image) => usePictureOf(translation.original, file, image));
  };
}

function setAnchor(heading: Heading): void {
  const last = heading.children.at(-1) as Text | undefined;
  const [written, id] = anchorPattern.exec(last?.value ?? '') ?? [];
  if (!last || !written || !id) return;
  last.value = last.value.slice(0, -written.length);
  heading.data = {...heading.data, slugText: id, hProperties: {...heading.data?.hProperties, id}};
}

function usePictureOf(original: string, file: string, image: Image): void {
  if (!image.url.startsWith('./')) return;
  const folder = path.posix.dirname(file);
  if (existsSync(path.posix.join(folder, image.url))) return;
  image.url = path.posix.relative(folder, path.posix.join(path.posix.dirname(original), image.url));
}
