import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {udm} from '.';
import {serveDownload} from './serve-download';

/** The data model as a download, beside the pages; the explorer reads it too. */
export const downloadName = 'udm.json';

/** Writes the data model to `/udm.json`, and serves it from the dev server. */
export default function udmPlugin({baseUrl}: LoadContext): Plugin {
  const text = () => `${JSON.stringify(udm.definition)}\n`;
  return {
    name: 'udm',
    async postBuild({outDir}) {
      writeFileSync(path.join(outDir, downloadName), text());
    },
    configureWebpack: (_config, isServer) =>
      // The types of Docusaurus do not know of the dev server's options.
      isServer ? {} : ({devServer: serveDownload(`${baseUrl}${downloadName}`, text)} as object),
  };
}
