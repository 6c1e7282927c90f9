import {product} from '../../src/product/facts';

/** The site's seven sections, in navbar order. */
export const sections = [
  'Guides',
  'BQL',
  'Connectors',
  'API',
  `${product.name}IQ`,
  'Reference',
  'Releases',
];
