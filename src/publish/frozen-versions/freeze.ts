import {existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parse, stringify} from 'yaml';
import {markdown} from '../../base/markdown/nodes';
import {listFiles} from '../../base/source/paths';
import {readSource} from '../../base/source/read';
import {type AboutVersion, aboutFile, folderOf, newestPlatform} from '../../product/doc-versions';
import {routeIn} from '../../product/doc-versions/frozen-file';
import {decoded, linkTarget} from '../../product/page-files/link-target';
import {openPage} from '../../product/page-files/open-page';
import {questionsFile} from '../../product/page-files/questions';
import {routeOf} from '../../product/page-files/route';
import {freezePage} from './freeze-page';
import {frozenSidebars, isIn, type SidebarEntry, type SidebarsFile} from './part';

const categoryFile = /(^|\/)_category_\.ya?ml$/;

/** Whether a file names the category of a folder around a part's folders. */
const isCategoryAbove = (only: string[] | undefined, file: string) =>
  categoryFile.test(file) &&
  Boolean(only?.some((folder) => folder.startsWith(`${path.posix.dirname(file)}/`)));

const isPage = (file: string) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file);

/** Frozen pages are plain Markdown, whose components have become text. */
const frozenName = (file: string) => file.replace(/\.mdx(?=$|#)/, '.md');

/** @returns the path of a version's sidebars */
const sidebarsFileOf = (version: string) => `versioned_sidebars/version-${version}-sidebars.json`;

/**
 * Freezes a version that Docusaurus has just copied from docs/: its pages become finished Markdown, made from today's
 * facts, and lead to each other.
 *
 * @param version its name
 * @param only the folders of docs/ that it keeps; `undefined` keeps all
 * @throws {Error} with file and line if a page can't be read
 */
export function freezeVersion(version: string, only?: string[]): void {
  const folder = folderOf(version);
  const files = listFiles('docs');
  const pages = files.filter(isPage);
  const kept = new Set(pages.filter((file) => isIn(only, file)));
  const sidebarsFile = sidebarsFileOf(version);
  const sidebars: SidebarsFile = existsSync(sidebarsFile)
    ? JSON.parse(readFileSync(sidebarsFile, 'utf8'))
    : {};

  const routes = new Map(pages.map((file) => [file, currentRoute(file)]));
  const ids = [...kept].map(idOf);
  const isKept = (file: string) => isIn(only, file) || isCategoryAbove(only, file);
  const own = new Set([
    ...[...kept].map((file) => routes.get(file)),
    ...categoryRoutes(
      files.filter(isKept),
      frozenSidebars(sidebars, ids, (url) => url),
    ),
  ]);
  const inVersion = (url: string) => {
    const [route = ''] = url.split(/[?#]/);
    return own.has(route) ? routeIn(version, route) + url.slice(route.length) : url;
  };
  /** Where a link on a page leads: to a file of the version, or to a route. */
  const relink = (from: string) => (url: string) => {
    if (/^([a-z][a-z\d+.-]*:|#)/i.test(url)) return url;
    if (url.startsWith('/')) return inVersion(url);
    const {file, anchor} = linkTarget(from, url);
    if (kept.has(file)) return frozenName(url);
    const route = routes.get(file);
    return route ? route + (anchor === undefined ? '' : `#${anchor}`) : url;
  };

  const used = new Set<string>();
  for (const file of kept) {
    const text = freezePage(`docs/${file}`, readSource(`docs/${file}`), relink(file));
    for (const picture of picturesOn(file, text)) used.add(picture);
    if (frozenName(file) !== file) rmSync(path.join(folder, file));
    writeFileSync(path.join(folder, frozenName(file)), text);
  }
  for (const file of files) {
    if (path.posix.basename(file) === questionsFile && isIn(only, file))
      renameQuestions(path.join(folder, file));
    else if (!isKept(file) && !used.has(file)) rmSync(path.join(folder, file));
  }
  removeEmptyFolders(folder);

  writeFileSync(
    sidebarsFile,
    `${JSON.stringify(frozenSidebars(sidebars, ids, inVersion), null, 2)}\n`,
  );
  const about: AboutVersion = {platform: newestPlatform(), ...(only && {only})};
  writeFileSync(path.join(folder, aboutFile), stringify(about));
}

/**
 * Removes a version that couldn't be frozen.
 *
 * @param version its name
 */
export function discardVersion(version: string): void {
  rmSync(folderOf(version), {recursive: true, force: true});
  rmSync(sidebarsFileOf(version), {force: true});
  const others = JSON.parse(readFileSync('versions.json', 'utf8')).filter(
    (each: string) => each !== version,
  );
  if (others.length > 0) writeFileSync('versions.json', `${JSON.stringify(others, null, 2)}\n`);
  else rmSync('versions.json');
}

const currentRoute = (file: string) =>
  routeOf(`docs/${file}`, openPage(readSource(`docs/${file}`)).frontMatter.data.slug);

/** The ID that a sidebar has for a page. */
const idOf = (file: string) => file.replace(/\.mdx?$/, '');

/** Returns the routes of the categories that a part's folders and the sidebars have. */
function categoryRoutes(files: string[], sidebars: SidebarsFile) {
  const ofFolders = files
    .filter((file) => categoryFile.test(file))
    .map((file) => parse(readSource(`docs/${file}`))?.link?.slug);
  const inSidebars = (entry: SidebarEntry): unknown[] =>
    typeof entry === 'string'
      ? []
      : [(entry.link as {slug?: string})?.slug, ...(entry.items ?? []).flatMap(inSidebars)];
  return [...ofFolders, ...Object.values(sidebars).flat().flatMap(inSidebars)]
    .filter((slug) => typeof slug === 'string')
    .map((slug) => `/docs${slug}`);
}

/** Returns the pictures that a page shows, relative to docs/, each with its drawing for wide screens. */
function picturesOn(page: string, text: string): string[] {
  const found: string[] = [];
  visit({type: 'root', children: markdown(openPage(text).body)}, 'image', ({url}) => {
    const file = path.posix.join(path.posix.dirname(page), decoded(url));
    found.push(file, file.replace(/\.svg$/, '.wide.svg'));
  });
  return found;
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, {withFileTypes: true}))
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Questions name the files of pages. */
function renameQuestions(file: string): void {
  const questions = readSource(file);
  writeFileSync(file, questions.replace(/^([^\s#:]+)\.mdx:/gm, '$1.md:'));
}
