import type {PhrasingContent, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {inline, markdown} from '../../base/markdown/nodes';
import {linkTarget} from '../../product/page-files/link-target';
import {routeOf} from '../../product/page-files/route';
import {withFacts} from '../directives/facts';
import {
  isOfConnector,
  readWrittenPages,
  urlOf,
  type WrittenPage,
  type WrittenSection,
} from './read-pages';

/** Something that a reader can see when something goes wrong, and where a page explains it. */
export interface KnownError {
  page: WrittenPage;
  /** The address of the section that explains it. */
  url: string;
  sees: PhrasingContent[];
  /** Its cause and its remedy, if the page has them in a table. */
  rest: PhrasingContent[][];
}

const head = /^\| *(?:What you see|Message|Code) *\| *(?:Cause|Why) *\|/;

/**
 * Reads the rows of all tables of messages and, on pages of connectors, the headings below "Troubleshooting".
 *
 * @param isAsked whether a page's errors are wanted
 */
export function readErrors(isAsked: (page: WrittenPage) => boolean): KnownError[] {
  const pages = readWrittenPages();
  const routes = new Map(pages.map(({file, route}) => [file, route]));
  return pages.filter(isAsked).flatMap((page) => {
    const headed = isOfConnector(page) ? troubleshooting(page) : [];
    return page.sections.flatMap((section) => {
      const rows = tablesOf(section).flatMap(({children: [, ...rows]}) => rows);
      // A heading that introduces a table says what the table is about.
      return rows.length === 0 && headed.includes(section)
        ? [{page, url: urlOf(page, section), sees: inline(section.title), rest: []}]
        : rows.map(({children}) => toError(page, section, children, routes));
    });
  });
}

/** The sections below "Troubleshooting", whose headings are what a reader sees. */
function troubleshooting({sections}: WrittenPage): WrittenSection[] {
  const start = sections.findIndex(({title}) => title === 'Troubleshooting');
  const end = sections.findIndex(({title}, at) => at > start && title === 'Related pages');
  return start < 0 ? [] : sections.slice(start + 1, end < 0 ? undefined : end);
}

/** The tables of messages in a section. */
function tablesOf({lines}: WrittenSection): Table[] {
  const trimmed = lines.map((line) => line.trim());
  return trimmed.flatMap((line, start) => {
    if (!head.test(line)) return [];
    const end = trimmed.findIndex((other, at) => at > start && !other.startsWith('|'));
    const text = withFacts(trimmed.slice(start, end < 0 ? undefined : end).join('\n'));
    return markdown(text).filter((node) => node.type === 'table');
  });
}

function toError(
  page: WrittenPage,
  section: WrittenSection,
  cells: TableCell[],
  routes: Map<string, string>,
): KnownError {
  for (const cell of cells)
    visit(cell, 'link', (link) => {
      if (/^(?:[a-z]+:|\/)/.test(link.url)) return;
      const {file, anchor} = linkTarget(page.file, link.url);
      // Release notes aren't among the pages, and have no slug.
      const route = routes.get(file) ?? routeOf(file, undefined);
      link.url = `${route}${anchor ? `#${anchor}` : ''}`;
    });
  const [sees = [], ...rest] = cells.map(({children}) => children);
  return {page, url: urlOf(page, section), sees: sees.flatMap(withoutLink), rest};
}

/** A link can't be in a link. */
const withoutLink = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'link' ? node.children : [node];
