import GithubSlugger from 'github-slugger';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {projectPath} from '../../base/source/paths';
import {originalOf} from '../../product/page-files/translation';
import {formerAnchorsOf} from '../../product/redirects/former-anchors';

/**
 * A remark plugin that also gives a section the anchors of its earlier headings.
 *
 * @param options `of` returns a page's earlier anchors; for tests
 */
export default function formerAnchors({of = formerAnchorsOf} = {}) {
  return (tree: Root, file: VFile) => {
    const former = of(originalOf(projectPath(file.path)));
    if (former.length === 0) return;
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (heading) => {
      const anchor = slugger.slug(heading.data?.slugText ?? textOf(heading));
      for (const {from} of former.filter(({to}) => to === anchor)) {
        // An element without text doesn't appear in the table of contents.
        const data = {hName: 'span', hProperties: {id: from}};
        heading.children.unshift({type: 'text', value: '', data});
      }
    });
  };
}
