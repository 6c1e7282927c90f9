import {readFileSync} from 'node:fs';
import path from 'node:path';
import {basePathOf} from '../base/base-path';
import type {Language} from '../base/languages';
import {translations} from '../base/languages/texts';
import {listFiles} from '../base/source/paths';
import {product} from '../product/facts';
import {udm} from '../product/udm';
import {packSample} from '../sample/organization/pack-sample';
import {indexFolder} from '../search/index/folder';
import {offlinePage} from './page';
import {type CopyPaths, ownFolder} from './paths';
import {bundleReader, settingScript} from './scripts';
import {offlineStyle} from './style';

/** The copy's path in a build. */
export const copyFile = 'documentation.zip';

/** Files of a build that are only for servers, feeds, assistants, or the page's script. */
const servedOnly =
  /\.(?:br|gz|js|map|mjs|xml|zip)$|^(?:_|__docusaurus|feeds|llms|search-index|img\/social|licenses\.txt|robots\.txt)|^(?:404|414|graphql-playground|print)\.html$|^print\/|^docs\/print\//;

/** Whether a file isn't in the folder of another language. */
const isOriginal = (name: string) => !translations.includes(name.split('/')[0] as Language);

/** A page that only leads to another one. */
const isRedirect = (html: string) => /http-equiv="?refresh/i.test(html.slice(0, 2000));

/**
 * Makes the copy of a built site that opens from a folder, without a server and without a network. It's in the site's
 * original language.
 *
 * @param outDir the folder written by `docusaurus build`
 * @returns the copy's files by path
 */
export async function offlineCopy(outDir: string): Promise<Map<string, string | Uint8Array>> {
  const site = new Map<string, Buffer>();
  for (const name of listFiles(outDir).filter(isOriginal)) {
    if (servedOnly.test(name)) continue;
    const bytes = readFileSync(path.join(outDir, name));
    if (!(name.endsWith('.html') && isRedirect(bytes.toString()))) site.set(name, bytes);
  }
  const kept = [...site.keys()];
  const paths: CopyPaths = {
    siteUrl: product.siteUrl,
    base: basePathOf(product.siteUrl),
    files: new Set(kept),
  };
  const copy = new Map<string, string | Uint8Array>();
  for (const [name, bytes] of site) {
    if (name.endsWith('.html')) copy.set(name, offlinePage(bytes.toString(), name, paths));
    else if (name.endsWith('.css')) copy.set(name, offlineStyle(bytes.toString(), name, paths));
    else copy.set(name, bytes);
  }
  for (const [name, text] of await bundleReader()) copy.set(`${ownFolder}/${name}`, text);
  copy.set(`${ownFolder}/search-data.js`, searchData(outDir, kept));
  copy.set(
    `${ownFolder}/playground-data.js`,
    settingScript({sampleData: {udm: udm.definition, sample: packSample()}}),
  );
  return copy;
}

function searchData(outDir: string, files: string[]): string {
  const folder = path.join(outDir, indexFolder);
  const searchFiles = Object.fromEntries(
    listFiles(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
  );
  const routeFiles = Object.fromEntries(
    files
      .filter((name) => name.endsWith('.html'))
      .map((name) => [`/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, name]),
  );
  return settingScript({searchFiles, routeFiles, siteUrl: product.siteUrl});
}
