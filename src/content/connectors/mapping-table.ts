import type {Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';

/** The column that makes a table a mapping table. */
export const attributeColumn = 'Data-model attribute';

/** A table that maps the fields of a source to a data model's attributes, or attributes to a target's fields. */
export interface ConnectorMapping {
  table: Table;
  /** The index of the column with attributes. It's the first if the data is outgoing. */
  attributes: number;
  /** The heading above. */
  heading: string;
  /** The names of the source's or the target's objects in the heading, in lowercase: "asset" in "Asset to host". */
  objects: string[];
  /** The names of the data models in the heading: "Asset to host" fills "host". */
  models: string[];
}

/** Returns a connector page's mapping tables. Other pages have none. */
export function mappingTables({children}: Root): ConnectorMapping[] {
  let heading = '';
  return children.flatMap((node) => {
    if (node.type === 'heading') heading = textOf(node);
    if (node.type !== 'table') return [];
    const attributes =
      node.children[0]?.children.findIndex((cell) => textOf(cell) === attributeColumn) ?? -1;
    if (attributes < 0) return [];
    const [from, to] = sidesOf(heading);
    const [objects, models] = attributes === 0 ? [to, from] : [from, to];
    const names = objects.map((name) => name.toLowerCase());
    return [{table: node, attributes, heading, objects: names, models}];
  });
}

/** Returns the names on both sides of a mapping's heading: "Finding to vulnerability and open source finding". */
export function sidesOf(heading: string): [from: string[], to: string[]] {
  const [, from = '', to = ''] = /^(.+) to (.+?)(?: \(.+\))?$/.exec(heading) ?? [];
  return [from.split(/, | and /), to.split(/, | and /)];
}
