import type {PhrasingContent, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {inline, markdown} from '../../base/markdown/nodes';
import {linkTarget} from '../../product/page-files/link-target';
import {withFacts} from '../directives/facts';
import {readWrittenPages, urlOf, type WrittenPage, type WrittenSection} from './read-pages';

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
const troubleshooting = 'Troubleshooting';

/** Reads the rows of all tables of messages, and the headings below "Troubleshooting" on pages of connectors. */
export function readErrors(): KnownError[] {
  const pages = readWrittenPages();
  const routes = new Map(pages.map(({file, route}) => [file, route]));
  return pages.flatMap((page) =>
    page.sections.flatMap((section) => [
      ...tablesOf(section).flatMap(({children: [, ...rows]}) =>
        rows.map(({children}) => toError(page, section, children, routes)),
      ),
      ...headingOf(page, section),
    ]),
  );
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
      if (/^[a-z]+:/.test(link.url)) return;
      const {file, anchor} = linkTarget(page.file, link.url);
      link.url = `${routes.get(file) ?? page.route}${anchor ? `#${anchor}` : ''}`;
    });
  const [sees = [], ...rest] = cells.map(({children}) => children);
  return {page, url: urlOf(page, section), sees: sees.flatMap(withoutLink), rest};
}

/** A link can't be in a link. */
const withoutLink = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'link' ? node.children : [node];

/** A heading below "Troubleshooting", which is what a reader sees, unless it introduces a table. */
function headingOf(page: WrittenPage, section: WrittenSection): KnownError[] {
  const start = page.sections.findIndex(({title}) => title === troubleshooting);
  const at = page.sections.indexOf(section);
  const end = page.sections.findIndex(
    ({title}, index) => index > start && title === 'Related pages',
  );
  if (!page.file.startsWith('docs/connectors/') || start < 0 || at <= start) return [];
  if ((end >= 0 && at >= end) || tablesOf(section).length > 0) return [];
  return [{page, url: urlOf(page, section), sees: inline(section.title), rest: []}];
}
