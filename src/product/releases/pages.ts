import {existsSync} from 'node:fs';
import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readOnceChanged} from '../../base/markdown/files';
import {withoutPositions} from '../../base/markdown/nodes';
import {linkTarget} from '../page-files/link-target';
import {openPage} from '../page-files/open-page';
import {routeOf} from '../page-files/route';
import {restoreColons} from '../page-files/source';

/** A release page, as written. */
export interface ReleasePage {
  /** The path from the project's root. */
  file: string;
  route: string;
  title: string;
  description: string;
  /** Its content, with links relative to the site's root. */
  nodes: RootContent[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(restoreColons);

/** Returns `undefined` if a page's front matter can't be read, because the checks report it. */
const frontMatterOf = readOnceChanged(
  (_, text): {title?: string; description?: string; slug?: string} =>
    openPage(text).frontMatter.data,
);

/**
 * Reads a release page.
 *
 * @param file the path from the project's root: `docs/releases/platform/11.32.md`
 * @returns `undefined` if there's no such file
 */
export const readReleasePage = (file: string): ReleasePage | undefined =>
  existsSync(file) ? readPage(file) : undefined;

const readPage = readOnceChanged((file, text): ReleasePage => {
  const {title = '', description = '', slug} = frontMatterOf(file);
  const parsed = parser.parse(openPage(text).body);
  const tree = parser.runSync(parsed) as Root;
  leadFromRoot(tree, file);
  return {
    file,
    route: routeOf(file, slug),
    title,
    description,
    nodes: withoutPositions(tree.children),
  };
});

/** Turns file links into routes, so that the text can be used on other pages. */
function leadFromRoot(tree: Root, file: string) {
  visit(tree, 'link', (node) => {
    const target = linkTarget(file, node.url);
    if (/^[a-z]+:/.test(node.url) || !existsSync(target.file)) return;
    const route = routeOf(target.file, frontMatterOf(target.file).slug);
    const {anchor} = target;
    node.url = anchor === undefined ? route : `${route}#${anchor}`;
  });
}
