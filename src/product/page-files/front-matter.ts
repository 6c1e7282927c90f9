import {isMap, isNode, isPair, isScalar, isSeq} from 'yaml';
import {type Places, readPlaces, readYaml} from '../../base/yaml/read';

/** The front matter of a page, with the line of each key. */
export interface FrontMatter {
  /** The values; empty where there is no front matter or it doesn't parse. */
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
  const yaml = text.startsWith('---\n') ? frontMatter.exec(text)?.[1] : undefined;
  if (yaml === undefined) {
    // A line that only looks like the one which begins it, or no line that ends it.
    const errors = text.startsWith('---') ? [{line: 1, message: unclosed}] : [];
    return {data: {}, errors, lineOf: () => 1};
  }
  const {value, faults} = readYaml(yaml);
  let places: Places | undefined;
  return {
    data: isRecord(value) ? value : {},
    // The YAML begins on the second line of the page.
    errors:
      faults.length === 0 && value !== null && !isRecord(value)
        ? [{line: 2, message: 'front matter holds "key: value" on each line, and this is none'}]
        : faults.map(({line, message}) => ({line: line + 1, message})),
    lineOf: (...keys) => {
      places ??= readPlaces(yaml);
      const {document, lines} = places;
      let node: unknown = document.contents;
      let line = 1;
      for (const key of keys) {
        const next = child(node, key);
        const start = isPair(next) ? next.key : next;
        if (!isNode(start) || !start.range) break;
        line = lines.linePos(start.range[0]).line + 1;
        node = isPair(next) ? next.value : next;
      }
      return line;
    },
  };
}

const unclosed =
  'front matter begins and ends with a line "---", and nothing else on it: one of the two is missing';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The pair of a map or the item of a list that a key names. */
function child(node: unknown, key: PropertyKey): unknown {
  if (isMap(node)) return node.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
  return isSeq(node) ? node.items[Number(key)] : undefined;
}
