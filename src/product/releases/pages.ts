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

/** The page of a release, as it is written. */
export interface ReleasePage {
  /** From the project's root. */
  file: string;
  route: string;
  title: string;
  description: string;
  /** Its text, with links from the site's root. */
  nodes: RootContent[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(restoreColons);

/** Of a page whose front matter can't be read, nothing: the checks say why. */
const frontMatterOf = readOnceChanged(
  (_, text): {title?: string; description?: string; slug?: string} =>
    openPage(text).frontMatter.data,
);

/**
 * Reads the page of a release.
 *
 * @param file from the project's root: `docs/releases/platform/11.32.md`
 * @returns nothing where there is no such file
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

/** Links to files become routes, so that a text can stand on another page. */
function leadFromRoot(tree: Root, file: string) {
  visit(tree, 'link', (node) => {
    const target = linkTarget(file, node.url);
    if (/^[a-z]+:/.test(node.url) || !existsSync(target.file)) return;
    const route = routeOf(target.file, frontMatterOf(target.file).slug);
    const {anchor} = target;
    node.url = anchor === undefined ? route : `${route}#${anchor}`;
  });
}
