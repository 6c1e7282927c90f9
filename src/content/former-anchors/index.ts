import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {formerAnchorsOf} from '../../product/redirects/former-anchors';

/**
 * A remark plugin that gives a section the anchors it had under earlier headings, too.
 *
 * @param options `of`: the earlier anchors of a page, for tests
 */
export default function formerAnchors({of = formerAnchorsOf} = {}) {
  return (tree: Root, file: VFile) => {
    const former = of(path.relative(process.cwd(), file.path));
    if (former.length === 0) return;
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (heading) => {
      const anchor = slugger.slug(heading.data?.slugText ?? textOf(heading));
      for (const {from} of former.filter(({to}) => to === anchor)) {
        // A text has no place in the table of contents as long as it's empty.
        const data = {hName: 'span', hProperties: {id: from}};
        heading.children.unshift({type: 'text', value: '', data});
      }
    });
  };
}
