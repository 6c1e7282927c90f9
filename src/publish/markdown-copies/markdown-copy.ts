import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {stringify} from 'yaml';
import {readSource} from '../../base/source/read';
import {link, listOf, paragraph, text} from '../../content/directives/nodes';
import {textPlugins} from '../../content/page-plugins';
import {newestPlatform} from '../../product/doc-versions';
import {openPage} from '../../product/page-files/open-page';
import {dropImports, restoreColons} from '../../product/page-files/source';
import {absolute, linksFrom} from './address';
import {plain} from './plain';
import type {CopiedPage} from './site';

const reader = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(textPlugins)
  .use(dropImports);

const writer = unified()
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .use(remarkGfm, {tablePipeAlign: false});

/**
 * Generates a page as self-contained Markdown: with generated parts and results, absolute links, and front matter with
 * the title, description, URL, and the platform release that the page describes.
 *
 * @param page the page
 * @param source the text of its file; `undefined` for a category
 * @param routes routes of all pages by file, for links
 * @throws {Error} with file and line if a generated part or an example is wrong
 */
export function writeMarkdownCopy(
  page: CopiedPage,
  source: string | undefined,
  routes: Map<string, string>,
): string {
  return writeCopy(
    page,
    source === undefined ? contentOf(page) : readText(page, source).children,
    routes,
  );
}

/** Does the same with the page's file as it is now. */
export const copyOf = (page: CopiedPage, routes: Map<string, string>): string =>
  writeMarkdownCopy(page, page.file && readSource(page.file), routes);

/** Does the same for a page that has been read: `content` is its complete text, and doesn't change. */
export function writeCopy(
  page: CopiedPage,
  content: RootContent[],
  routes: Map<string, string>,
): string {
  const {title, description, route, platform = newestPlatform()} = page;
  const tree: Root = {
    type: 'root',
    children: [{type: 'heading', depth: 1, children: [text(title)]}, ...plain(content)],
  };
  restoreColons()(tree);
  const resolve = linksFrom(page, routes);
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node) node.url = resolve(node.url);
  });
  const head = stringify({title, description, url: absolute(route), platform}, {lineWidth: 0});
  return `---\n${head}---\n\n${writer.stringify(tree)}`;
}

/**
 * Reads a page's text, with generated parts and results.
 *
 * @param source the text of its file
 * @throws {Error} with file and line if a generated part or an example is wrong
 */
export function readText(
  {file: path, frontMatter}: Pick<CopiedPage, 'file' | 'frontMatter'>,
  source: string,
): Root {
  const value = openPage(source).body;
  const file = new VFile({path, value, data: {frontMatter}});
  return reader.runSync(reader.parse(file), file) as Root;
}

/** The content of a category's page: its description and its items. */
function contentOf({description, items}: CopiedPage): Root['children'] {
  return [
    paragraph(text(description)),
    listOf(
      items.map((item) => [link(item.route, [text(item.title)]), text(`: ${item.description}`)]),
    ),
  ];
}
