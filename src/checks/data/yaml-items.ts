import type {VFile} from 'vfile';
import {isMap, isSeq, LineCounter, parseDocument, type YAMLMap} from 'yaml';
import {oncePer} from '../../base/once';

/** A map in a list of a YAML file. */
export interface YamlItem {
  value: Record<string, unknown>;
  /** The line it begins on. */
  line: number;
  /** The maps of the list that it holds under a key. */
  items(key: string): YamlItem[];
}

/**
 * The maps of a list in a YAML file.
 *
 * @param key where the list is, in a file that is a map
 */
export function yamlItems(file: VFile | undefined, key?: string): YamlItem[] {
  if (!file) return [];
  const {document, lines} = documentOf(file);
  const itemsOf = (list: unknown): YamlItem[] =>
    isSeq(list) ? list.items.filter(isMap).map(toItem) : [];
  const toItem = (map: YAMLMap): YamlItem => ({
    value: map.toJS(document),
    line: lines.linePos(map.range?.[0] ?? 0).line,
    items: (name) => itemsOf(map.get(name)),
  });
  return itemsOf(key === undefined ? document.contents : document.get(key));
}

const documentOf = oncePer((file: VFile) => {
  const lines = new LineCounter();
  return {document: parseDocument(String(file.value), {lineCounter: lines}), lines};
});
