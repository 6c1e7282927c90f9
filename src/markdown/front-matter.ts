import {isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/** The front matter of a page, with the line of each key. */
export interface FrontMatter {
  /** The values; empty where there is no front matter or it does not parse. */
  data: Record<string, unknown>;
  /** What keeps the YAML from being read. */
  errors: {line: number; message: string}[];
  /** The line of the page at which a key stands; where it is missing, the line of its parent. */
  lineOf(...keys: PropertyKey[]): number;
}

const frontMatter = /^---\n(.*?)^---$/ms;

/**
 * Reads the YAML between the `---` lines that a page begins with.
 *
 * @param text the page
 */
export function parseFrontMatter(text: string): FrontMatter {
  const yaml = text.startsWith('---\n') ? (frontMatter.exec(text)?.[1] ?? '') : '';
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  // The YAML begins on the second line of the page.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const data: unknown = document.errors.length === 0 ? document.toJS() : {};
  return {
    data: data && typeof data === 'object' ? (data as Record<string, unknown>) : {},
    errors: document.errors.map((error) => ({
      line: lineAt(error.pos[0]),
      message: error.message.split(/ at line |\n/)[0] ?? '',
    })),
    lineOf: (...keys) => {
      let node: unknown = document.contents;
      let line = 1;
      for (const key of keys) {
        const next = child(node, key);
        const start = isPair(next) ? next.key : next;
        if (!isNode(start) || !start.range) break;
        line = lineAt(start.range[0]);
        node = isPair(next) ? next.value : next;
      }
      return line;
    },
  };
}

/** The pair of a map or the item of a list that a key names. */
function child(node: unknown, key: PropertyKey): unknown {
  if (isMap(node)) return node.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
  return isSeq(node) ? node.items[Number(key)] : undefined;
}
