import type {ConnectorEntry} from '../../product/connectors/entry';
import {partsOfEach} from '../../search/index/tokens';

/**
 * Finds the connectors whose products a question names, also by a former name. If it names only vendors, finds all
 * connectors of these vendors.
 *
 * @param own the name of our product, which is also the vendor of connectors for any source
 */
export function connectorsNamedIn(
  question: string,
  connectors: readonly ConnectorEntry[],
  own: string,
): ConnectorEntry[] {
  const [words = ''] = partsOfEach([question]);
  const isNamed = (name: string) =>
    // A word of its own, such as FIRST, is a name only in capitals.
    /^[A-Z]+$/.test(name)
      ? question.includes(name)
      : words.includes(partsOfEach([name])[0] ?? name);
  const byProduct = connectors.filter(({title, product, formerNames}) =>
    [title, product, ...formerNames].some(isNamed),
  );
  if (byProduct.length > 0) return byProduct;
  return connectors.filter(({vendor}) => vendor !== own && isNamed(vendor));
}
