import type {ElementContent, Nodes, Root} from 'hast';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {projectPath, withSlashes} from '../../base/source/paths';
import {anchorOf, glossaryPage, type Term} from '../../product/glossary';
import {translationAt} from '../../product/page-files/translation';
import {findTerms} from './find-terms';

/** Enough terms to help, but not so many that the page looks cluttered. */
const mostOnPage = 8;

/** Elements where a term is a name, label, value, or link rather than a word in the text. */
const skipped = new Set(
  'h1 h2 h3 h4 h5 h6 a code pre kbd strong b table dl figure summary button svg dfn abbr mdxadmonitiontitle'.split(
    ' ',
  ),
);

/**
 * A rehype plugin that adds a definition to the first use of each term in a page's text. The term becomes a `<Term>`
 * from src/theme/MDXComponents. Terms in the page's own title, and terms that the page explains, aren't marked.
 */
export default function markTerms() {
  return (tree: Root, file: VFile) => {
    const page = withSlashes(file.path).split('/docs/').at(-1) ?? '';
    // The definitions are in English, and so would be the words that a translation has in common with it.
    if (page === glossaryPage || translationAt(projectPath(file.path))) return;
    const {title} = (file.data.frontMatter ?? {}) as {title?: string};
    const own = new Set(findTerms(String(title ?? '')).map(({term}) => term));
    const marked = new Set<Term>();
    const isWanted = (term: Term) =>
      !term.noInline &&
      !own.has(term) &&
      !marked.has(term) &&
      term.page?.split('#')[0] !== page &&
      marked.size < mostOnPage;

    visit(tree, (node, index, parent) => {
      if (marked.size === mostOnPage) return EXIT;
      if (isSkipped(node)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const pieces: ElementContent[] = [];
      let end = 0;
      for (const use of findTerms(node.value)) {
        if (!isWanted(use.term)) continue;
        marked.add(use.term);
        pieces.push(text(node.value.slice(end, use.index)), termElement(use.term, use.text));
        end = use.index + use.text.length;
      }
      if (end === 0) return undefined;
      pieces.push(text(node.value.slice(end)));
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

const isSkipped = (node: Nodes) =>
  node.type === 'element' && skipped.has(node.tagName.toLowerCase());

const text = (value: string): ElementContent => ({type: 'text', value});

function termElement(term: Term, written: string): ElementContent {
  const attributes = {
    id: `term-${anchorOf(term)}`,
    definition: term.definition.replaceAll('`', ''),
  };
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [text(written)],
  } as unknown as ElementContent;
}
