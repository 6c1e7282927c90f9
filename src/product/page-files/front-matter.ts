import {isMap, isNode, isPair, isScalar, isSeq} from 'yaml';
import {type Places, readPlaces, readYaml} from '../../base/yaml/read';

/** A page's front matter, with the line of each key. */
export interface FrontMatter {
  /** The values. Empty if there's no front matter or it can't be parsed. */
  data: Record<string, unknown>;
  /** The errors that keep the YAML from being parsed. */
  errors: {line: number; message: string}[];
  /** The page line of a key. If the key is missing, the line of its parent. */
  lineOf(...keys: PropertyKey[]): number;
}

const frontMatter = /^---\n(.*?)^---$/ms;

/**
 * Reads the YAML between the `---` lines at the beginning of a page.
 *
 * @param text the page
 */
export function parseFrontMatter(text: string): FrontMatter {
  const yaml = text.startsWith('---\n') ? frontMatter.exec(text)?.[1] : undefined;
  if (yaml === undefined) {
    // The first line isn't exactly `---`, or there's no closing line.
    const errors = text.startsWith('---') ? [{line: 1, message: unclosed}] : [];
    return {data: {}, errors, lineOf: () => 1};
  }
  const {value, faults} = readYaml(yaml);
  let places: Places | undefined;
  return {
    data: isRecord(value) ? value : {},
    // The YAML begins on the page's second line.
    errors:
      faults.length === 0 && value !== null && !isRecord(value)
        ? [{line: 2, message: 'front matter needs "key: value" on each line'}]
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

/** Returns the map pair or list item for a key. */
function child(node: unknown, key: PropertyKey): unknown {
  if (isMap(node)) return node.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
  return isSeq(node) ? node.items[Number(key)] : undefined;
}
