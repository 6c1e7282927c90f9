import {readWrittenPages, urlOf, type WrittenPage, type WrittenSection} from './read-pages';

/** The section of a page that explains the limits of a feature, or the fields of a form. */
export interface Place {
  /** The page's path from the project's root. */
  file: string;
  title: string;
  /** The address of the section. */
  url: string;
}

const tables = /^\s*::(?:(?:limits\{of|form\{name)="([^"]*)"|(connect)-limits\b)/;
const mentions = /:limit\[([^\]]*)\]/g;

/**
 * Creates a function that finds where a feature's limits or a form's fields are explained: the section with their table
 * or, without a table, the page that mentions most of the limits.
 */
export function findPlaces(): (of: string, names: string[]) => Place | undefined {
  const pages = readWrittenPages();
  const byTable = new Map<string, Place>();
  for (const page of pages)
    for (const section of page.sections)
      for (const line of section.lines) {
        const [, of, connect] = tables.exec(line) ?? [];
        const table = of ?? connect;
        if (table && !byTable.has(table)) byTable.set(table, placeOf(page, section));
      }
  return (of, names) => byTable.get(of) ?? mostMentions(pages, names);
}

function mostMentions(pages: WrittenPage[], names: string[]): Place | undefined {
  const [best] = pages
    .map((page) => {
      const mentioned = page.sections.flatMap(({lines}) =>
        lines.flatMap((line) => Array.from(line.matchAll(mentions), ([, name = '']) => name)),
      );
      return {page, count: names.filter((name) => mentioned.includes(name)).length};
    })
    .filter(({count}) => count > 0)
    .sort((a, b) => b.count - a.count);
  const [start] = best?.page.sections ?? [];
  return best && start && placeOf(best.page, start);
}

const placeOf = (page: WrittenPage, section: WrittenSection): Place => ({
  file: page.file,
  title: page.title,
  url: urlOf(page, section),
});
