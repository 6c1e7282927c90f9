import type {Plugin} from '@docusaurus/types';

/** The loader that a picture falls back to, as Docusaurus names it: by its place on the machine's disk. */
const fallback = /&fallback=[^!&]+/;

/**
 * Takes the site's folder out of the requests for the pictures of pages. They are what the bundler derives the ids of
 * modules from, so that every folder would have other ids, and scripts with other names. Without a fallback,
 * `url-loader` takes the same one.
 */
export default function imageRequests(): Plugin {
  return {
    name: 'image-requests',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(fallback, (data) => {
          data.request = data.request.replace(fallback, '');
        }),
      ],
    }),
  };
}
