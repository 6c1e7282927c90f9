import type {RootContent} from 'mdast';
import {directionLabels, hostingLabels} from '../../../product/connectors/labels';
import {connectorsByCategory} from '../../../product/connectors/pages';
import {readConnectorTexts} from '../../written-pages/read-pages';
import {syncOf} from '../../written-pages/sync-of';
import {connectorLink} from '../connector-nodes';
import {heading, sentence, tableOf} from '../nodes';
import type {Directive} from '../part';
import {rowSearch} from '../row-search';

/** `::connector-comparison`: the facts that tell connectors apart, by category. */
export const connectorComparison: Directive = () => {
  const texts = readConnectorTexts();
  const tables = connectorsByCategory().flatMap(({category, pages}): RootContent[] => [
    heading(3, category),
    tableOf(
      ['Connector', 'Direction', 'Hosting', 'Authentication', 'Sync', 'Fills'],
      pages.flatMap((connectorPage) => {
        const {direction, hosting, authentication, models} = connectorPage.connector;
        const page = texts.get(connectorPage.file);
        if (!page) return [];
        return [
          [
            connectorLink(connectorPage),
            directionLabels[direction],
            hostingLabels[hosting],
            authentication,
            sentence(syncOf(page)),
            models.join(', '),
          ],
        ];
      }),
    ),
  ]);
  return rowSearch(
    'ConnectorComparison',
    {
      label: 'Search connectors',
      placeholder: 'cloud security OAuth host …',
      parameter: 'connector',
      names: 'connectors',
    },
    tables,
  );
};
