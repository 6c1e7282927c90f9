import type {Plugin} from '@docusaurus/types';

/** How Docusaurus asks for the picture of a page: a loader with its limit and what it falls back to, then the file. */
const request = /^!.*\burl-loader\b[^?!]*\?[^!]*!/;

/**
 * Pictures of pages are files of their own, fetched when the reader comes near. Docusaurus writes small ones into the
 * page, where they weigh a third more and come before the text.
 *
 * The request also loses the loader that it falls back to, which Docusaurus names by its place on the machine's disk:
 * the bundler derives the ids of modules from requests, so that every folder would have other ids, and scripts with
 * other names. Without it, `url-loader` takes the same one.
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
