import {readConnectorPages} from '../../connectors/pages';

/**
 * Other names of connector pages: the vendor, the product's full name, and the last part of the route where it
 * is another name, as "tenable-io" is.
 *
 * @returns the names by route
 * @throws {YamlError} where the front matter of a connector page is wrong
 */
export function connectorKeywords(): Map<string, string[]> {
  return new Map(
    readConnectorPages().map(({slug, connector: {vendor, product}}) => [
      `/docs/connectors/${slug}`,
      isIn(slug, `${vendor} ${product}`) ? [vendor, product] : [vendor, product, slug],
    ]),
  );
}

/** The keywords that say more than the title does, each once. */
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
