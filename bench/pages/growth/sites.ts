import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {kept} from '../../../src/publish/reproducible/build';
import {type Corpus, cache, type Entry, root} from '../corpus';
import {writeDocusaurus} from '../peers/docusaurus';
import {kinds} from '../sites';
import {type Grown, grownFile} from './grown';
import {multiplyDocs} from './multiply';

/** A site whose pages can be multiplied. */
export interface GrownSite {
  /** Docusaurus's arguments and environment. */
  args: string[];
  variables: Record<string, string>;
  /** What a build keeps for the next one. */
  kept: string[];
  /** A page that a writer edits. */
  page: string;
}

/** Sets up the site with its docs multiplied. */
export function growOurs(times: number): GrownSite {
  const folder = path.join(cache, `growth-${times}`);
  rmSync(folder, {recursive: true, force: true});
  const docs = path.join(folder, 'docs');
  const copies = Object.fromEntries(multiplyDocs(path.join(root, 'docs'), docs, times));
  const grown: Grown = {docs, cache: path.join(folder, 'cache'), copies};
  writeFileSync(grownFile, JSON.stringify(grown));
  const generated = '.docusaurus-growth';
  const config = path.join(__dirname, 'docusaurus.config.ts');
  return {
    args: [root, '--config', config, '--out-dir', path.join(folder, 'build')],
    variables: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated},
    kept: [grown.cache, path.join(root, generated), path.join(root, '.cache/build')],
    page: path.join(docs, 'guides/security/roles.md'),
  };
}

/** Sets up stock Docusaurus with the same pages, multiplied alike. */
export function growStock(corpus: Corpus, times: number): GrownSite {
  const folder = path.join(cache, `docusaurus-${times}`);
  const sections = corpus.sections.map((section) => ({
    ...section,
    entries: section.entries.flatMap((entry) => growEntry(entry, times)),
  }));
  writeDocusaurus({...corpus, sections}, folder);
  const docs = path.join(folder, 'docs');
  const grown = path.join(folder, 'grown');
  multiplyDocs(docs, grown, times);
  rmSync(docs, {recursive: true});
  renameSync(grown, docs);
  return {
    args: [folder],
    variables: {},
    kept: kept.map((name) => path.join(folder, name)),
    page: path.join(docs, `${kinds.guide?.address}.md`),
  };
}

/** A page's link with its copies' links. */
function growEntry(entry: Entry, times: number): Entry[] {
  if ('entries' in entry)
    return [{...entry, entries: entry.entries.flatMap((each) => growEntry(each, times))}];
  return Array.from({length: times}, (_, index) =>
    index === 0 ? entry : {...entry, address: `${entry.address}-${index + 1}`},
  );
}
