import {product} from '../../src/product/facts';

/** The seven sections of the site, in the order of the navbar. */
export const sections = [
  'Guides',
  'BQL',
  'Connectors',
  'API',
  `${product.name}IQ`,
  'Reference',
  'Releases',
];
