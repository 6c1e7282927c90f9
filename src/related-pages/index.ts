import path from 'node:path';
import type {Link, List, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {link, listOf, text} from '../derived/nodes';
import {linkTarget} from '../markdown/link-target';
import {type LinkedPage, readLinkedPages} from './pages';
import {rankRelated} from './rank';

/** The section at the end of a page that offers pages to go on with. */
export const relatedHeading = 'Related pages';

/** A long list is no choice. */
export const mostRelated = 4;

/** Whether a page ends with related pages: a guide, or a page about BQL, an API or the assistant. */
export const hasRelatedPages = (file: string) =>
  /^docs\/(guides|standalone|bql|apis|iq)\//.test(file);

/**
 * A remark plugin that completes the related pages of a page: below those that the writer names with a reason stand
 * the pages that have most in common with it, up to four in all.
 */
export default function completeRelatedPages() {
  return (tree: Root, {path: from}: VFile) => {
    const file = path.relative('.', from).replaceAll('\\', '/');
    const heading = tree.children.findIndex(
      (node) => node.type === 'heading' && textOf(node) === relatedHeading,
    );
    if (heading < 0 || !hasRelatedPages(file)) return;
    const written = tree.children[heading + 1];
    const list = written?.type === 'list' ? written : undefined;
    const found = computed(file, list);
    if (list) list.children.push(...found.children);
    else tree.children.splice(heading + 1, 0, found);
  };
}

/** What the computation adds to what is written. */
function computed(file: string, written?: List): List {
  const pages = readLinkedPages();
  const page = pages.find((each) => each.file === file);
  const named = new Set(written ? filesIn(written, file) : []);
  const room = Math.max(0, mostRelated - (written?.children.length ?? 0));
  const found = page
    ? rankRelated(page, pages)
        .filter((each) => !named.has(each.file))
        .slice(0, room)
    : [];
  return listOf(found.map((each) => itemOf(each, file))) as List;
}

function filesIn(list: List, from: string): string[] {
  const files: string[] = [];
  visit(list, 'link', ({url}: Link) => {
    files.push(linkTarget(from, url).file);
  });
  return files;
}

const itemOf = ({file, title, description}: LinkedPage, from: string) => [
  link(path.posix.relative(path.posix.dirname(from), file), [text(title)]),
  text(`: ${description}`),
];
