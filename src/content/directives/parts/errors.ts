import type {PhrasingContent, RootContent} from 'mdast';
import {grouped} from '../../../base/collections';
import {connectorsByCategory} from '../../../product/connectors/pages';
import {missing} from '../../query-examples/cells';
import {type KnownError, readErrors} from '../../written-pages/errors';
import {isOfConnector, type WrittenPage} from '../../written-pages/read-pages';
import {heading, inlineElement, lineBreak, link, tableOf, text} from '../nodes';
import type {Directive} from '../part';
import {rowSearch} from '../row-search';

/** `::errors`: what readers see when something goes wrong in the product, with cause and remedy, by page. */
export const errors: Directive = ({say}) => {
  const found = byPage(readErrors((page) => !isOfConnector(page)));
  const tables = found.flatMap(([title, ofPage]): RootContent[] => [
    heading(2, title),
    tableOf(
      [say('What you see'), say('Cause'), say('What to do')],
      ofPage.map((error) => [
        linkTo(error),
        causeOf(error, say('How to tell: ')),
        orMissing(error.remedy),
      ]),
      'errors',
    ),
  ]);
  return rowSearch(
    'Errors',
    {
      label: say('Search messages'),
      placeholder: 'expired, missing, gray …',
      parameter: 'q',
      names: 'messages',
      otherPage: '/docs/connector-errors',
      otherRows: say('Search the messages of connectors'),
    },
    tables,
  );
};

/** `::connector-errors`: what goes wrong with each connector, by category. */
export const connectorErrors: Directive = ({say}) => {
  const byFile = grouped(
    readErrors(isOfConnector).map((error) => [error.page.file, error] as const),
  );
  const tables = connectorsByCategory().flatMap(({category, pages}): RootContent[] => [
    heading(2, category),
    tableOf(
      [say('What you see'), say('Connector')],
      pages.flatMap(({file, title, route}) =>
        (byFile.get(`docs/connectors/${file}.md`) ?? []).map((error) => [
          linkTo(error),
          [link(route, [text(title)])],
        ]),
      ),
    ),
  ]);
  return rowSearch(
    'ConnectorErrors',
    {
      label: say('Search messages'),
      placeholder: 'Okta, 403, rate limit …',
      parameter: 'q',
      names: 'messages',
      otherPage: '/docs/errors',
      otherRows: say('Search all other messages'),
    },
    tables,
  );
};

/** A row begins with a link, so that search finds the section instead of the row. */
const linkTo = ({url, sees}: KnownError) => [link(url, sees)];

const orMissing = (cell: PhrasingContent[]) => (cell.length > 0 ? cell : missing);

/** The cause and, below it, how to tell that it's this cause, with words that introduce it. */
const causeOf = ({cause, tell}: KnownError, introduction: string) =>
  tell.length > 0
    ? [...cause, lineBreak, inlineElement('small', [text(introduction)]), ...tell]
    : orMissing(cause);

/** The errors of each page, by title. Pages about the query language are together, because they share its messages. */
const byPage = (found: KnownError[]): [title: string, errors: KnownError[]][] =>
  [...grouped(found.map((error) => [titleOf(error.page), error] as const))].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );

const titleOf = ({file, title}: WrittenPage) => (file.startsWith('docs/bql/') ? 'BQL' : title);
