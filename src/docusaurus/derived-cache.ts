import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the bundler's persistent cache depend on the data that generated parts and query results read. A page's own
 * text stays the same when a role, a sample record, or another page's front matter changes.
 */
export default function derivedCache(): Plugin {
  const inputs = ['docs', 'src/base', 'src/product', 'src/bql', 'src/sample', 'src/content'];
  return {
    name: 'derived-cache',
    getPathsToWatch: () => ['src/product/facts/*.yaml'],
    configureWebpack: (config) =>
      // Docusaurus's persistent cache is on unless DOCUSAURUS_NO_PERSISTENT_CACHE is set.
      config.experiments && 'cache' in config.experiments
        ? {
            experiments: {
              cache: {buildDependencies: inputs.map((input) => path.resolve(input))},
            } as object,
          }
        : {},
  };
}
