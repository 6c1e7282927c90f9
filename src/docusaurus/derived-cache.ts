import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the bundler's persistent cache notice the data that derived parts and computed results
 * read: a page's own text doesn't change when a role, a record of the sample or another page's front matter does.
 */
export default function derivedCache(): Plugin {
  const inputs = ['docs', 'src/base', 'src/product', 'src/bql', 'src/sample', 'src/content'];
  return {
    name: 'derived-cache',
    getPathsToWatch: () => ['src/product/facts/*.yaml'],
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
