import type {PhrasingContent, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {inline, markdown} from '../../base/markdown/nodes';
import {messageIn, messages} from '../../product/facts';
import {linkTarget} from '../../product/page-files/link-target';
import {routeOf} from '../../product/page-files/route';
import {withFacts} from '../directives/facts';
import {text} from '../directives/nodes';
import {connectErrors} from '../directives/parts/connect-errors';
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
  /** Empty if the page says it in sentences. */
  cause: PhrasingContent[];
  /** How to tell the cause. Only the product's own messages have it. */
  tell: PhrasingContent[];
  remedy: PhrasingContent[];
}

/** The titles of columns in tables of messages, by what they have. */
const columns = {
  sees: ['What you see', 'You see', 'Message', 'message', 'Code'],
  cause: ['Cause', 'Why', 'Meaning', 'What grew', 'You wrote', 'Construct'],
  remedy: ['What to do', 'Remedy', 'What to change', 'Write', 'Write instead'],
};
/** Columns with what causes a message, which a list of all messages has to call a cause. */
const written = ['You wrote', 'Construct'];

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
      const url = urlOf(page, section);
      const rows = tablesOf(section).flatMap(rowsOf);
      // A heading that introduces a table says what the table is about.
      return rows.length === 0 && headed.includes(section)
        ? [{page, url, sees: inline(section.title), cause: [], tell: [], remedy: []}]
        : rows.map((row) => ({page, url, tell: tellOf(row), ...withRoutes(row, page, routes)}));
    });
  });
}

/** The sections below "Troubleshooting", whose headings are what a reader sees. */
function troubleshooting({sections}: WrittenPage): WrittenSection[] {
  const start = sections.findIndex(({title}) => title === 'Troubleshooting');
  const end = sections.findIndex(({title}, at) => at > start && title === 'Related pages');
  return start < 0 ? [] : sections.slice(start + 1, end < 0 ? undefined : end);
}

/** The tables of messages in a section, and those that a directive makes there. */
function tablesOf({lines}: WrittenSection): Table[] {
  const trimmed = lines.map((line) => line.trim());
  return trimmed
    .flatMap((line, start) => {
      const [, of] = /^::connect-errors\{of="(\w+)"\}/.exec(line) ?? [];
      if (of)
        return connectErrors({
          attributes: {of},
          onPage: [],
          byName: {},
          frontMatter: {},
          say: String,
        });
      if (!isHead(line) || trimmed[start - 1]?.startsWith('|')) return [];
      const end = trimmed.findIndex((other, at) => at > start && !other.startsWith('|'));
      return markdown(withFacts(trimmed.slice(start, end < 0 ? undefined : end).join('\n')));
    })
    .filter((node) => node.type === 'table');
}

/** How readers can tell what caused a message that they see. */
function tellOf({sees}: ErrorRow): PhrasingContent[] {
  const {tell} = messageIn(textOf({type: 'paragraph', children: sees}), messages) ?? {};
  return tell ? inline(withFacts(tell)) : [];
}

/** Whether a column of a table has messages. */
export const isOfMessages = (title: string): boolean =>
  columns.sees.includes(title) || title.startsWith('Message');

/** Whether a line is the header of a table of messages. */
function isHead(line: string): boolean {
  if (!line.startsWith('|')) return false;
  const titles = line.split('|').map((title) => title.trim().replaceAll('`', ''));
  const has = (kind: keyof typeof columns) => titles.some((title) => columns[kind].includes(title));
  return has('sees') && (has('cause') || has('remedy'));
}

type ErrorRow = Pick<KnownError, keyof typeof columns>;

function rowsOf({children: [head, ...rows]}: Table): ErrorRow[] {
  const titles = head?.children.map((cell) => textOf(cell)) ?? [];
  const status = titles.indexOf('Status');
  return rows.map(({children: cells}) => {
    const cell = (kind: keyof typeof columns): PhrasingContent[] => {
      const at = titles.findIndex((title) => columns[kind].includes(title));
      const before = written.includes(titles[at] ?? '') ? [text('You wrote: ')] : [];
      return [...before, ...(cells[at]?.children ?? [])];
    };
    const code = status < 0 ? [] : [text(`${textOf(cells[status])} `)];
    const sees = [...code, ...cell('sees').flatMap(withoutLink)];
    return {sees, cause: cell('cause'), remedy: cell('remedy')};
  });
}

/** Changes links to files into links to the routes of their pages. */
function withRoutes(row: ErrorRow, page: WrittenPage, routes: Map<string, string>): ErrorRow {
  for (const cell of [...row.cause, ...row.remedy])
    visit(cell, 'link', (link) => {
      if (/^(?:[a-z]+:|\/)/.test(link.url)) return;
      const {file, anchor} = linkTarget(page.file, link.url);
      // Release notes aren't among the pages, and have no slug.
      const route = routes.get(file) ?? routeOf(file, undefined);
      link.url = `${route}${anchor ? `#${anchor}` : ''}`;
    });
  return row;
}

/** A link can't be in a link. */
const withoutLink = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'link' ? node.children : [node];
