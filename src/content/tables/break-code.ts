import type {ElementContent, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** The number of characters that fit a column on paper, and a column of a mapping table on a phone. */
const column = 24;
const mappingColumn = 16;
const pieces = new RegExp(`.{1,${column}}`, 'g');

/**
 * Break points: after a symbol within a name or an address, and between words: `resources[].|tags`,
 * `cloud|Instance|Id`.
 */
const points = /(?<=[\w)\]}>"][-/._:,;=&?@|+#]+)(?=[\w<({["$])|(?<=[a-z\d])(?=[A-Z])/;

/**
 * A rehype plugin that marks where code in tables can break on paper: at symbols and between words, in a name or an
 * address that's longer than a column. On screens, src/css/table.css ignores the marks in first columns, unless the table is
 * a mapping.
 */
export default function breakCode() {
  return (tree: Root) => {
    visit(tree, {tagName: 'table'}, (table) => {
      const isMapping = [table.properties.className ?? []].flat().includes('mapping');
      visit(table, {tagName: 'code'}, (code, index, parent) => {
        const parts = breakable(textOf(code), isMapping ? mappingColumn : column);
        if (!parent || index === undefined || parts.length === 1) return undefined;
        parent.children.splice(index, 1, brokenCode(parts));
        return [SKIP, index + 1];
      });
    });
  };
}

/**
 * Splits a text where a long word in it can break. A word without symbols or word boundaries, such as a hash, breaks
 * anywhere if it's longer than a column on paper.
 *
 * @param fits the number of characters that fit without a break
 */
export function breakable(value: string, fits = column): string[] {
  const longWord = new RegExp(`\\S{${fits + 1},}`, 'g');
  const cut = (word: string) => word.split(points).flatMap((part) => part.match(pieces) ?? []);
  return value.replace(longWord, (word) => cut(word).join('\u200B')).split('\u200B');
}

/**
 * Makes a `<BreakableCode>` from src/theme/MDXComponents, because the theme treats code with child elements as a block.
 */
function brokenCode(parts: string[]): ElementContent {
  const children = parts.flatMap((value, at) => [
    ...(at === 0 ? [] : [wbr]),
    {type: 'text' as const, value},
  ]);
  const code = {type: 'mdxJsxTextElement', name: 'BreakableCode', attributes: [], children};
  return code as unknown as ElementContent;
}

const wbr: ElementContent = {type: 'element', tagName: 'wbr', properties: {}, children: []};
