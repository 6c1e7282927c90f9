import type {ElementContent, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Code of so many characters fits a column on paper. */
const column = 24;
const longWord = new RegExp(`\\S{${column + 1},}`, 'g');
const pieces = new RegExp(`.{1,${column}}`, 'g');

/** After a sign within a name or an address, and between words: `resources[].|tags`, `cloud|Instance|Id`. */
const points = /(?<=[\w)\]}>"][-/._:,;=&?@|+#]+)(?=[\w<({["$])|(?<=[a-z\d])(?=[A-Z])/;

/**
 * A rehype plugin that says where code in tables can break on paper: a name or an address that is longer than a column,
 * at its signs and words. On a screen, where tables scroll, src/css/table.css does without.
 */
export default function breakCode() {
  return (tree: Root) => {
    visit(tree, {tagName: 'table'}, (table) => {
      visit(table, {tagName: 'code'}, (code, index, parent) => {
        const parts = breakable(textOf(code));
        if (!parent || index === undefined || parts.length === 1) return undefined;
        parent.children.splice(index, 1, brokenCode(parts));
        return [SKIP, index + 1];
      });
    });
  };
}

/** Cuts a text where a long word in it can break. What has neither signs nor words, such as a hash, breaks where it must. */
export function breakable(value: string): string[] {
  const cut = (word: string) => word.split(points).flatMap((part) => part.match(pieces) ?? []);
  return value.replace(longWord, (word) => cut(word).join('\u200B')).split('\u200B');
}

/** `<BreakableCode>`, which src/theme/MDXComponents names: the theme takes code with elements in it for a block. */
function brokenCode(parts: string[]): ElementContent {
  const children = parts.flatMap((value, at) => [
    ...(at === 0 ? [] : [wbr]),
    {type: 'text' as const, value},
  ]);
  const code = {type: 'mdxJsxTextElement', name: 'BreakableCode', attributes: [], children};
  return code as unknown as ElementContent;
}

const wbr: ElementContent = {type: 'element', tagName: 'wbr', properties: {}, children: []};
