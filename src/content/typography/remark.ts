import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {projectPath} from '../../base/source/paths';
import {type Marks, marksOf, withCurlyQuotes, withPathMarks} from '../../base/text/quotes';
import {languageOf} from '../../product/page-files/translation';
import {isResult} from '../query-examples/is-result';
import {isError} from '../query-examples/mistake';

/** What a line of text is made of. Any other node begins a new one. */
const phrasing = new Set(
  'break delete emphasis image inlineCode link linkReference mdxJsxTextElement strong text'.split(
    ' ',
  ),
);

/** Elements with code or with a drawing, whatever made them. */
const code = new Set(['code', 'kbd', 'pre', 'samp', 'svg']);

/** Whether a node has what a program wrote. */
const isExact = (node: Nodes) =>
  code.has(node.data?.hName ?? '') || isResult(node) || isError(node);

/** What paths of menus are in. */
const withPaths = new Set<Nodes['type']>(['strong', 'tableCell']);

/**
 * A remark plugin that sets a page's text as print does. Writers type straight quotes, and `>` between the menus of a
 * path, which is bold or in a table. Readers see curly quotes and `›`. Code and results keep what they have. It runs
 * after all plugins that read the text.
 */
export default function typography() {
  return (tree: Root, {path}: VFile) => {
    tree.children = withMarks(tree.children, marksOf[languageOf(projectPath(path))]);
  };
}

/** Returns copies of nodes, because feeds and lists of releases have nodes of pages, too, and show them as typed. */
function withMarks(nodes: Root['children'], marks: Marks): Root['children'] {
  /** The character before a node. */
  let before = ' ';
  const setAll = <Node extends Nodes>(all: Node[], hasPaths: boolean) =>
    all.map((node) => set(node, hasPaths) as Node);
  const set = (node: Nodes, hasPaths: boolean): Nodes => {
    if (node.type === 'text') {
      const text = withCurlyQuotes(node.value, marks, before);
      const value = hasPaths ? withPathMarks(text) : text;
      before = value.at(-1) ?? before;
      return {...node, value};
    }
    if (phrasing.has(node.type)) return setInside(node, hasPaths);
    before = ' ';
    const done = setInside(node, hasPaths);
    before = ' ';
    return done;
  };
  const setInside = (node: Nodes, hasPaths: boolean): Nodes => {
    if ('children' in node && !isExact(node)) {
      const children = setAll<Nodes>(node.children, hasPaths || withPaths.has(node.type));
      return {...node, children} as Nodes;
    }
    before = node.type === 'break' ? ' ' : 'x';
    return node;
  };
  return setAll(nodes, false);
}
