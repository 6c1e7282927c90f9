import type {Plugin} from '@docusaurus/types';

/** The request with which Docusaurus loads a page's image: a loader with its limit and its fallback, then the file. */
const request = /^!.*\burl-loader\b[^?!]*\?[^!]*!/;

/**
 * Keeps images in separate files, which are fetched as the reader scrolls near them. Docusaurus inlines small images,
 * which makes them a third larger and puts them before the text.
 *
 * This also removes the fallback loader from the request. Docusaurus names that loader by its path on disk, and the
 * bundler derives module IDs from requests, so IDs and script names would differ between folders. Without the option,
 * `url-loader` uses the same fallback.
 */
export default function pictures(): Plugin {
  return {
    name: 'pictures',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(request, (data) => {
          data.request = data.request
            .replace(/\blimit=\d+/, 'limit=0')
            .replace(/&fallback=[^!&]+/, '');
        }),
      ],
    }),
  };
}
