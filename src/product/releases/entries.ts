import type {ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {type EntryKind, kindOfSection} from './kinds';

/** An entry on a release page, as written: `- `11.32-05` **Security.** What changes. [Where](page.md)`. */
export interface WrittenEntry {
  /** The release and a number: `11.32-05`, `agent-4.4-01`. */
  id: string;
  kind: EntryKind;
  area: string;
  /** The text after the area. */
  content: PhrasingContent[];
  /** Its link targets, as written. The first is the page that documents it. */
  links: string[];
  item: ListItem;
}

const idPattern = /^(?:agent-|connect-)?\d+\.\d+-\d{2}$/;

/** Returns whether a text is the number of an entry. */
export const isEntryId = (text: string): boolean => idPattern.test(text);

/** Returns the list items with entries from a release page, with the kind of each. */
export function entryItems(nodes: RootContent[]): {kind: EntryKind; item: ListItem}[] {
  let kind: EntryKind | undefined;
  return nodes.flatMap((node) => {
    if (node.type === 'heading' && node.depth === 2) kind = kindOfSection(textOf(node));
    const inKind = kind;
    if (node.type !== 'list' || !inKind) return [];
    return node.children.map((item) => ({kind: inKind, item}));
  });
}

/** Reads one list item. Returns `undefined` if it isn't written as an entry. */
export function readEntry(kind: EntryKind, item: ListItem): WrittenEntry | undefined {
  const [first] = item.children;
  if (first?.type !== 'paragraph') return undefined;
  const [id, , area, ...content] = first.children;
  if (id?.type !== 'inlineCode' || !isEntryId(id.value)) return undefined;
  if (area?.type !== 'strong' || !textOf(area).endsWith('.')) return undefined;
  return {
    id: id.value,
    kind,
    area: textOf(area).slice(0, -1),
    content: withoutSpace(content),
    links: linksIn(first),
    item,
  };
}

/** Returns every entry on a release page, in order. */
export const readEntries = (nodes: RootContent[]): WrittenEntry[] =>
  entryItems(nodes).flatMap(({kind, item}) => readEntry(kind, item) ?? []);

function withoutSpace([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (!first) return [];
  return first.type === 'text'
    ? [{...first, value: first.value.trimStart()}, ...rest]
    : [first, ...rest];
}

const linksIn = (node: Paragraph | PhrasingContent): string[] =>
  node.type === 'link'
    ? [node.url]
    : 'children' in node
      ? (node.children as PhrasingContent[]).flatMap(linksIn)
      : [];
