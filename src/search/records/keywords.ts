import {readConnectorPages} from '../../product/connectors/pages';
import {nameOf} from '../../product/connectors/schema';

/**
 * Returns other names of connector pages: the vendor, the product's full name, former names, and the last part of the
 * route if that's another name, such as "tenable-io".
 *
 * @returns the names by route
 */
export function connectorKeywords(): Map<string, string[]> {
  return new Map(
    readConnectorPages().map(({file, route, connector}) => {
      const {vendor, product, formerNames} = connector;
      const names = [...new Set([vendor, product, nameOf(connector), ...formerNames])];
      return [route, isIn(file, `${vendor} ${product}`) ? names : [...names, file]];
    }),
  );
}

/** Returns the keywords that add to the title, each once. */
export function besides(title: string, keywords: string[]): string[] {
  const known = new Set([title.toLowerCase()]);
  return keywords
    .map((keyword) => keyword.trim())
    .filter((keyword) => {
      const isNew = keyword !== '' && !known.has(keyword.toLowerCase());
      known.add(keyword.toLowerCase());
      return isNew;
    });
}

function isIn(slug: string, name: string): boolean {
  const words = new Set(name.toLowerCase().split(/[^a-z0-9]+/));
  return slug.split('-').every((word) => words.has(word));
}
