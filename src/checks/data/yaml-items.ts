import type {VFile} from 'vfile';
import {isMap, isSeq, LineCounter, parseDocument, visit, type YAMLMap} from 'yaml';
import {oncePer} from '../../base/once';

/** A map in a list of a YAML file. */
export interface YamlItem {
  value: Record<string, unknown>;
  /** The line where it begins. */
  line: number;
  /** Returns the maps in the list under one of its keys. */
  items(key: string): YamlItem[];
}

/**
 * Reads the maps in a YAML file's list.
 *
 * @param key the key of the list, if the file is a map
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

/** Reads all texts in a YAML file. */
export function yamlTexts(file: VFile): {text: string; line: number}[] {
  const {document, lines} = documentOf(file);
  const texts: {text: string; line: number}[] = [];
  visit(document, {
    Scalar(_, {value, range}) {
      if (typeof value === 'string')
        texts.push({text: value, line: lines.linePos(range?.[0] ?? 0).line});
    },
  });
  return texts;
}

const documentOf = oncePer((file: VFile) => {
  const lines = new LineCounter();
  return {document: parseDocument(String(file.value), {lineCounter: lines}), lines};
});
