/// <reference types="remark-directive" />
import GithubSlugger from 'github-slugger';
import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import attributeTypes from '../../content/connectors/attribute-types';
import mappingCells from '../../content/connectors/mapping-cells';
import derivedParts from '../../content/directives';
import fieldLists from '../../content/field-lists/remark';
import {unlessFrozen} from '../../content/unless-frozen';
import {openPage} from '../../product/page-files/open-page';
import {dropImports, restoreColons} from '../../product/page-files/source';
import {blocksOf} from './blocks';
import {pageRecords, type RecordedPage} from './page';
import type {SearchRecord} from './record';

/** A page as loaded by the docs plugin. */
export interface MarkdownPage extends RecordedPage {
  /** The file's path, for messages. */
  path: string;
  /** The file as written, including its front matter. */
  text: string;
  frontMatter: Record<string, unknown>;
}

const fragments = unified().use(rehypeParse, {fragment: true});

const processor = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(derivedParts)
  .use([unlessFrozen(attributeTypes), unlessFrozen(mappingCells)])
  .use(fieldLists)
  .use(dropImports)
  // Must run before the colons are restored, as in Docusaurus.
  .use(giveAnchors)
  .use(restoreColons)
  .use(remarkRehype, {
    // Each piece of HTML is parsed separately. For an unclosed tag, the tag is dropped and its text is kept.
    handlers: {html: (_state, {value}) => fragments.parse(value).children as Element[]},
  });

/**
 * Makes a page's search records from its Markdown, for the dev server, which doesn't write HTML. They're the same as
 * from `recordsFromHtml`, except for content that only the theme's components add.
 *
 * @throws {Error} with file and line, when the page uses a derived part incorrectly
 */
export function recordsFromMarkdown({
  path,
  text,
  frontMatter,
  ...page
}: MarkdownPage): SearchRecord[] {
  const file = new VFile({path, value: openPage(text).body});
  file.data.frontMatter = frontMatter;
  const tree: HtmlRoot = processor.runSync(processor.parse(file), file);
  const article: Element = {
    type: 'element',
    tagName: 'article',
    properties: {},
    children: tree.children as ElementContent[],
  };
  return pageRecords(page, blocksOf(article, page.route));
}

/** Gives every heading the same anchor as Docusaurus. */
function giveAnchors() {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node) => {
      node.data = {...node.data, hProperties: {id: slugger.slug(textOf(node))}};
    });
  };
}
