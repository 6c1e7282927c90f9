import {copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {peersOf} from '../../peers';
import {type Corpus, cache, type Page, root} from '../corpus';

/** A measured site, ours or a peer's. */
export interface Peer {
  name: string;
  /** The built site. */
  folder: string;
  /** Builds the site as the generator's own guide says; ours is already built. */
  build?(corpus: Corpus): Promise<void>;
  /** The path of one of our pages on this site. */
  addressOf(page: Pick<Page, 'route' | 'address'>): string;
  /** First interactions, by the name of their purpose. */
  actions: Record<string, Action>;
}

/** Something a reader does, and what shows that it worked. */
export interface Action {
  /** Selector of what's clicked, or gets the focus if a key is pressed. */
  on: string;
  /** A key instead of a click: the list of a `select` opens outside the page. */
  key?: string;
  /** What's typed after the click, into a field once it's visible. */
  types?: {into: string; text: string};
  /** Selector of what's visible afterward but not before; without it, what was clicked no longer matches `on`. */
  shows?: string;
}

/** What a reader types into each search. */
export const query = 'roles';

export const {command, load} = peersOf(path.join(__dirname, '..'));

/** Where a peer site's sources are. */
export const folderOf = (name: string) => path.join(cache, name);

/** How a generator's site is set up. */
interface Setup {
  /** Files of this folder. */
  configuration: string[];
  /** The pages' folder, relative to the site's. */
  pages: string;
  /** Returns a page in the generator's own format. */
  format: (page: Page) => string;
  /** Where the site goes, if not to its usual place. */
  folder?: string;
}

/** Sets up a fresh site: its configuration from this folder, the corpus for it to read, and the pages. */
export function writeSite(
  name: string,
  corpus: Corpus,
  {configuration, pages, format, folder = folderOf(name)}: Setup,
) {
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

/** Generators look for packages next to the pages. */
export function linkPackages(name: string) {
  symlinkSync(path.join(__dirname, '../node_modules'), path.join(folderOf(name), 'node_modules'));
}

/** Front matter that all of them read, plus what one of them needs; JSON is YAML. */
export const frontMatter = ({title, description}: Page, more = {}) =>
  `---\n${JSON.stringify({title, description, ...more}, null, 1)}\n---\n\n`;
