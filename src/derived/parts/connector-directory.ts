import {directionLabels, hostingLabels} from '../../connectors/labels';
import {type ConnectorPage, connectorsByCategory} from '../../connectors/pages';
import {component, importOf} from '../../markdown/nodes';
import {connectorLink, modelLinks} from '../connector-nodes';
import {heading, inlineElement, lineBreak, tableOf, text} from '../nodes';
import type {Part} from '../part';

/** `::connector-directory`: every connector page by category, with the facts that readers choose by, and a search. */
export const connectorDirectory: Part = () => [
  importOf('@site/src/connectors/explorer', 'ConnectorExplorer'),
  component('ConnectorExplorer', {}, tables()),
];

const tables = () =>
  connectorsByCategory().flatMap(({category, pages}) => [
    heading(3, category),
    tableOf(
      ['Connector', 'Direction', 'Hosting', 'Authentication', 'Fills'],
      pages.map((page) => [
        [...connectorLink(page), ...formerly(page)],
        directionLabels[page.connector.direction],
        hostingLabels[page.connector.hosting],
        page.connector.authentication,
        modelLinks(page.connector.models),
      ]),
      'connector-directory',
    ),
  ]);

function formerly({connector: {formerNames}}: ConnectorPage) {
  if (formerNames.length === 0) return [];
  return [lineBreak, inlineElement('small', [text(`Formerly ${formerNames.join(', ')}`)])];
}
