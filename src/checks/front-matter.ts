import {isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';

/** The front matter of a page, with the line of each key. */
export interface FrontMatter {
  /** The values; empty where there is no front matter or it does not parse. */
  data: Record<string, unknown>;
  /** What keeps the YAML from being read. */
  errors: {line: number; message: string}[];
  /** The line of the page at which a key stands; where it is missing, the line of its parent. */
  lineOf(...keys: PropertyKey[]): number;
}

const fences = /^---\n(.*?)^---$/ms;

/**
 * Reads the YAML between the `---` lines that a page begins with.
 *
 * @param text the page
 */
export function parseFrontMatter(text: string): FrontMatter {
  const yaml = text.startsWith('---\n') ? (fences.exec(text)?.[1] ?? '') : '';
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  // The YAML begins on the second line of the page.
  const line = (offset: number) => lines.linePos(offset).line + 1;
  const data: unknown = document.errors.length === 0 ? document.toJS() : {};
  return {
    data: data && typeof data === 'object' ? (data as Record<string, unknown>) : {},
    errors: document.errors.map((error) => ({
      line: line(error.pos[0]),
      message: error.message.split('\n')[0] ?? '',
    })),
    lineOf: (...keys) => {
      let node: unknown = document.contents;
      let found = 1;
      for (const key of keys) {
        if (isMap(node)) {
          const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
          if (!pair || !isNode(pair.key) || !pair.key.range) break;
          found = line(pair.key.range[0]);
          node = pair.value;
        } else {
          node = document.getIn(keys.slice(0, keys.indexOf(key) + 1), true);
          if (!isNode(node) || !node.range) break;
          found = line(node.range[0]);
        }
      }
      return found;
    },
  };
}
