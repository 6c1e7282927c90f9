import {hash} from '../../base/memory/remember';
import type {Results} from '../../base/memory/results';
import {projectPath} from '../../base/source/paths';
import {readSource} from '../../base/source/read';
import {digestCode, readPageInputs} from '../../content/page-inputs/read';
import {writeMarkdownCopy} from './markdown-copy';
import {type CopiedPage, type CopiedSite, everyPageOf, routesOf} from './site';

/** The copies of a site's pages that builds have made. */
export interface KeptCopies {
  /** Returns a page's copy, and makes it if no one has. */
  copyOf(page: CopiedPage): string;
  /** How many copies no one has made. */
  countMissing(): number;
  /** Keeps the copy that was made while a file was compiled. */
  keep(file: string, copy: string): void;
}

/** Finds copies among the results of builds by all that they're made from. */
export function keptCopies(site: CopiedSite, kept: Results): KeptCopies {
  const routes = routesOf(site);
  const {facts, fromOthers} = readPageInputs();
  const allRoutes = hash(JSON.stringify([...routes]));
  const shared = [facts, digestCode('src/publish/markdown-copies'), allRoutes];
  const byFile = new Map(everyPageOf(site).map((page) => [page.file, page]));
  const sourceOf = ({file}: CopiedPage) => (file ? readSource(file) : undefined);
  const keyOf = (page: CopiedPage, source = sourceOf(page)) =>
    JSON.stringify([...shared, fromOthers.get(page.file ?? ''), page, source]);
  return {
    copyOf: (page) => {
      const source = sourceOf(page);
      return kept.remember('copy', keyOf(page, source), () =>
        writeMarkdownCopy(page, source, routes),
      );
    },
    countMissing: () => everyPageOf(site).filter((page) => !kept.knows('copy', keyOf(page))).length,
    keep: (file, copy) => {
      const page = byFile.get(projectPath(file));
      if (page) kept.keep('copy', keyOf(page), copy);
    },
  };
}
