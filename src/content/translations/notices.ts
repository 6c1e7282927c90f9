import {existsSync} from 'node:fs';
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {original} from '../../base/languages';
import {textIn} from '../../base/languages/texts';
import {projectPath} from '../../base/source/paths';
import {readSource} from '../../base/source/read';
import {language} from '../../product/facts';
import {translationAt, versionKey, versionOf} from '../../product/page-files/translation';
import {text} from '../directives/nodes';

/**
 * A remark plugin for a site in another language. A page that isn't translated yet, and a translation whose original
 * has changed since, begin with a notice. src/search skips it.
 */
export function addNotice() {
  return (tree: Root, file: VFile) => {
    const notice = noticeFor(file);
    if (!notice) return;
    const start = tree.children.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
    tree.children.splice(Math.max(start, 0), 0, {
      type: 'paragraph',
      data: {
        // Not a paragraph, so that the page's first one still looks like it.
        hName: 'div',
        hProperties: {className: ['page-facts', 'page-fact'], lang: language},
      },
      children: [text(textIn(language, notice))],
    });
  };
}

function noticeFor({path, data}: VFile): string | undefined {
  const translation = translationAt(projectPath(path));
  if (!translation) return "This page isn't available in your language yet.";
  const {[versionKey]: version} = (data.frontMatter ?? {}) as Record<string, unknown>;
  const isCurrent =
    existsSync(translation.original) && version === versionOf(readSource(translation.original));
  return isCurrent ? undefined : 'This page has changed since it was translated.';
}

/** A rehype plugin that says which language the text of a page without a translation is in, as screen readers need. */
export function markOriginal() {
  return (tree: HtmlRoot, {path}: VFile) => {
    if (translationAt(projectPath(path))) return;
    for (const node of tree.children)
      if (node.type === 'element') node.properties.lang ??= original;
  };
}
