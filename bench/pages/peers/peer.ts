import {copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {peersOf} from '../../peers';
import {type Corpus, cache, type Page, root} from '../corpus';

/** A site that is measured, ours or a peer's. */
export interface Peer {
  name: string;
  /** The built site. */
  folder: string;
  /** Builds the site as the generator's own guide says; ours is built already. */
  build?(corpus: Corpus): Promise<void>;
  /** Path of a page of ours in this site. */
  addressOf(page: Pick<Page, 'route' | 'address'>): string;
  /** First interactions, by the name of what they are for. */
  actions: Record<string, Action>;
}

/** Something that a reader does, and what shows that it was done. */
export interface Action {
  /** Selector of what is clicked, or gets the focus where a key is pressed. */
  on: string;
  /** A key instead of a click: the list of a `select` opens outside the page. */
  key?: string;
  /** Selector of what is in sight afterwards, and is not before; without it, what was clicked no longer matches `on`. */
  shows?: string;
}

export const {command, load} = peersOf(path.join(__dirname, '..'));

/** Where the sources of a peer's site are. */
export const folderOf = (name: string) => path.join(cache, name);

/**
 * Starts a site anew: its configuration from this room, the corpus for it to read, and the pages.
 *
 * @param pages folder of the pages, from the site's
 * @param format gives a page in the generator's own writing
 */
export function writeSite(
  name: string,
  corpus: Corpus,
  {
    configuration,
    pages,
    format,
  }: {configuration: string[]; pages: string; format: (page: Page) => string},
) {
  const folder = folderOf(name);
  rmSync(folder, {recursive: true, force: true});
  for (const file of configuration) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(path.join(__dirname, name, file), target);
  }
  const {title, sections} = corpus;
  writeFileSync(path.join(folder, 'corpus.json'), JSON.stringify({title, sections}));
  for (const page of corpus.pages) {
    const file = path.join(folder, pages, page.address);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(`${file}.md`, format(page));
    for (const [picture, source] of page.pictures) {
      const target = path.join(path.dirname(file), picture);
      mkdirSync(path.dirname(target), {recursive: true});
      copyFileSync(path.join(root, source), target);
    }
  }
}

/** Generators look for packages beside the pages. */
export function linkPackages(name: string) {
  symlinkSync(path.join(__dirname, '../node_modules'), path.join(folderOf(name), 'node_modules'));
}

/** Front matter that all of them read, and what one of them wants besides; JSON is YAML. */
export const frontMatter = ({title, description}: Page, more = {}) =>
  `---\n${JSON.stringify({title, description, ...more}, null, 1)}\n---\n\n`;
