import {product} from '../../src/product/facts';

/** One page of every kind. */
export const kinds = {
  home: '/',
  help: '/help',
  versions: '/versions',
  search: '/search?q=risk',
  'not found': '/docs/no-such-roles',
  guide: '/docs/security-policies',
  'category index': '/docs/category/security',
  connectors: '/docs/connectors',
  connector: '/docs/connectors/amazon-inspector',
  api: `/docs/${product.slug}-api`,
  'api example': '/docs/graphql-hosts',
  bql: '/docs/bql-overview',
  assistant: `/docs/${product.slug}-iq-overview`,
  release: '/docs/releases/platform/11.32',
  model: '/docs/reference/udm/host',
  glossary: '/docs/reference/glossary',
};
