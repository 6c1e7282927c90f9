import type {Nodes, Root, Text} from 'mdast';
import type {VFile} from 'vfile';
import type {Language} from '../../base/languages';
import {projectPath} from '../../base/source/paths';
import {languageOf} from '../../product/page-files/translation';
import {isResult} from '../query-examples/is-result';
import {isError} from '../query-examples/mistake';

/** The quotation marks that open and close a quotation. */
type Marks = [string, string];

const marksOf: Record<Language, Marks> = {en: ['“', '”'], de: ['„', '“']};

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

/**
 * A remark plugin that sets a page's text as print does. Writers type straight quotes, and `>` between the menus of a
 * bold path. Readers see curly quotes, and `›` at the end of a line rather than at the beginning of the next. Code and
 * results keep what they have. It runs after all plugins that read the text.
 */
export default function typography() {
  return (tree: Root, {path}: VFile) => setText(tree, marksOf[languageOf(projectPath(path))]);
}

function setText(root: Root, marks: Marks): void {
  /** The character before a node. */
  let before = ' ';
  const set = (node: Nodes, isBold: boolean) => {
    if (!phrasing.has(node.type)) before = ' ';
    if (node.type === 'text') {
      setMarks(node, before, marks, isBold);
      before = node.value.at(-1) ?? before;
    } else if ('children' in node && !isExact(node))
      for (const child of node.children) set(child, isBold || node.type === 'strong');
    else before = node.type === 'break' ? ' ' : 'x';
    if (!phrasing.has(node.type)) before = ' ';
  };
  set(root, false);
}

function setMarks(node: Text, before: string, [open, close]: Marks, isBold: boolean): void {
  const text = isBold ? node.value.replaceAll(' > ', '\u00a0› ') : node.value;
  node.value = text.replace(/["']/g, (mark, at: number) => {
    const opens = /[\s([{/–—“„‘]/.test(text[at - 1] ?? before);
    if (mark === "'") return opens ? '‘' : '’';
    return opens ? open : close;
  });
}
