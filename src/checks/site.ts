import {VFile} from 'vfile';
import {type Memory, noMemory} from '../base/memory/remember';
import {isGathering} from '../content/written-pages/gathered';
import type {Reviewed} from './facts/reviewed/history';
import {digestFacts, type FactsDigest} from './facts-digest';
import {type CheckedPage, readPage} from './page';

/** Everything that checks look at. */
export interface Site {
  /** Every page, by path. */
  pages: CheckedPage[];
  /** The pages that were asked for; all of them unless the command line names some. */
  selected: CheckedPage[];
  pageByPath: Map<string, CheckedPage>;
  pageByRoute: Map<string, CheckedPage>;
  /** Every file below `docs`, `i18n`, `src` and `static` and the Markdown and configuration at the root, by path. */
  files: Map<string, VFile>;
  /** Opens a page that isn't one of the site's, such as an earlier version of one. */
  open: (path: string, text: string) => CheckedPage;
  remember: Memory['remember'];
  keep: Memory['keep'];
  knows: Memory['knows'];
  /** A digest of what a page is made from and judged by, apart from its own text. */
  facts: string;
  /** Pages and pictures that have changed since their facts were last reviewed, as they were then. */
  reviewed?: Reviewed;
}

/**
 * Makes a site of files.
 *
 * @param files text by path from the project's root
 * @param options `selected`: paths of the pages to check, all when omitted; `memory`: keeps slow results; `previous`:
 *   an earlier site, which gives its unchanged pages away and cannot be checked again; `reviewed`: as in the site
 */
export function createSite(
  files: Record<string, string>,
  {
    selected,
    memory = noMemory,
    previous,
    reviewed,
  }: {selected?: string[]; memory?: Memory; previous?: Site; reviewed?: Reviewed} = {},
): Site {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const facts = digestFacts(files);
  const open = (file: string, text: string) => readPage(file, text, memory, facts);
  const pages = entries
    .filter(([file]) => isPage(file))
    .map(([file, text]) => pageFrom(previous, facts, file, text) ?? open(file, text));
  const pageByPath = new Map(pages.map((page) => [page.path, page]));
  return {
    open,
    remember: memory.remember,
    keep: memory.keep,
    knows: memory.knows,
    facts: facts.checks,
    reviewed,
    pages,
    selected: selected ? pages.filter((page) => selected.includes(page.path)) : pages,
    pageByPath,
    pageByRoute: new Map(pages.map((page) => [page.route, page])),
    files: new Map(
      entries.map(([file, text]) => [
        file,
        pageByPath.get(file)?.file ?? new VFile({path: file, value: text}),
      ]),
    ),
  };
}

/** The page of an earlier site, if nothing it is made from has changed; what was said of it then is forgotten. */
function pageFrom(site: Site | undefined, facts: FactsDigest, path: string, text: string) {
  const page = site?.facts === facts.checks ? site.pageByPath.get(path) : undefined;
  if (page?.file.value !== text || isGathering(text)) return undefined;
  page.file.messages = [];
  return page;
}

/** Docusaurus skips files and folders that begin with an underscore. */
const isPage = (file: string) => /^docs\/.*\.mdx?$/.test(file) && !/\/_/.test(file);
