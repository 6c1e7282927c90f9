import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the bundler's persistent cache notice the data that derived parts and computed results
 * read: a page's own text does not change when a role, a record of the sample or another page's front matter does.
 */
export default function derivedCache(): Plugin {
  const inputs = [
    'src/product',
    'src/derived',
    'src/glossary',
    'src/connect-api',
    'src/connectors',
    // Related pages come from all pages.
    'docs',
    'src/related-pages',
    'src/releases',
    'src/markdown',
    'src/highlight',
    'src/screens',
    'src/severity',
    'src/udm',
    'src/sample',
    'src/bql',
    'src/graphql',
    'src/tabs',
    'src/random',
    'src/text',
    'src/yaml',
  ];
  return {
    name: 'derived-cache',
    getPathsToWatch: () => ['src/product/*.yaml'],
    configureWebpack: (config) =>
      // Docusaurus turns the persistent cache off with DOCUSAURUS_NO_PERSISTENT_CACHE, and on otherwise.
      config.experiments && 'cache' in config.experiments
        ? {
            experiments: {
              cache: {buildDependencies: inputs.map((input) => path.resolve(input))},
            } as object,
          }
        : {},
  };
}
