import {readFileSync} from 'node:fs';
import path from 'node:path';
import {version} from '../../../package.json';
import {listFiles} from '../../base/source/paths';
import {entryOf} from '../../product/connectors/entry';
import {readConnectorPages} from '../../product/connectors/pages';
import {product} from '../../product/facts';
import {readReleases} from '../../product/releases';
import {listEntries} from '../../product/releases/listing';
import {udm} from '../../product/udm';
import {packSample} from '../../sample/organization/pack-sample';
import {indexFolder} from '../../search/index/folder';
import type {LibrarySnapshot} from '../library/snapshot';
import {versionsOf} from '../library/versions';

/**
 * Takes a snapshot of a built site: its Markdown copies, its search index, and the product's data.
 *
 * @param outDir the folder written by `docusaurus build`
 */
export function snapshotOf(outDir: string): LibrarySnapshot {
  const files = listFiles(outDir);
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  const copies = files
    .filter((name) => name.endsWith('.md'))
    .map((name): [route: string, text: string] => [`/${name.replace(/\.md$/, '')}`, read(name)]);
  const index = files
    .filter((name) => name.startsWith(`${indexFolder}/`) && name.endsWith('.json'))
    .map((name) => [path.posix.basename(name), JSON.parse(read(name))] as const);
  const releases = readReleases();
  return {
    name: product.name,
    siteUrl: product.siteUrl,
    version,
    markdown: Object.fromEntries(copies),
    index: Object.fromEntries(index),
    connectors: readConnectorPages().map(entryOf),
    releaseEntries: listEntries(releases),
    versions: versionsOf(releases),
    udm: udm.definition,
    sample: packSample(),
  };
}
