import {download} from '../../base/downloads/plugin';
import {feedAddress, feedNames, formatNames, formats} from '../../product/releases/feed-address';
import {feedText} from './feeds';

/** A plugin for every feed in every format: `/feeds/releases.atom` and so on. */
export const feeds = feedNames.flatMap((name) =>
  formatNames.map((format) =>
    download({
      name: feedAddress(name, format).slice(1),
      contentType: formats[format].mediaType,
      text: () => feedText(name, format),
    }),
  ),
);
