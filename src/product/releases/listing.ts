import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {EntryKind} from './kinds';
import type {ProductName} from './products';
import type {Release} from './release';

/** A piece of text: plain, marked up, or a link with its target. */
export type RichText = string | ['code' | 'strong' | 'em', string] | ['link', string, string];

/** An entry for the explorer. `/releases.json` is a list of these, newest first. */
export interface ListedEntry {
  id: string;
  product: ProductName;
  version: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  kind: EntryKind;
  area: string;
  /** The connector and its version. */
  about?: string;
  /** The address of the entry. */
  route: string;
  content: RichText[];
}

/** Returns the entries of releases, in order. */
export const listEntries = (releases: Release[]): ListedEntry[] =>
  releases.flatMap(({product, version, date, entries}) =>
    entries.map(({id, kind, area, about, route, content}) => ({
      id,
      product,
      version,
      date,
      kind,
      area,
      ...(about && {about}),
      route,
      content: content.map(pieceOf),
    })),
  );

function pieceOf(node: PhrasingContent): RichText {
  switch (node.type) {
    case 'link':
      return ['link', textOf(node), node.url];
    case 'inlineCode':
      return ['code', node.value];
    case 'strong':
      return ['strong', textOf(node)];
    case 'emphasis':
      return ['em', textOf(node)];
    default:
      return textOf(node);
  }
}
