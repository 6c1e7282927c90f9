import {component, importOf} from '../../../base/markdown/nodes';
import {directionLabels, hostingLabels} from '../../../product/connectors/labels';
import {type ConnectorPage, connectorsByCategory} from '../../../product/connectors/pages';
import {connectorLink, modelLinks} from '../connector-nodes';
import {heading, inlineElement, lineBreak, tableOf, text} from '../nodes';
import type {Directive} from '../part';

/** The name of the component that shows the directory. */
export const directoryName = 'ConnectorDirectory';

/**
 * `::connector-directory`: every connector page by category, with the facts that help readers choose, and a search. On
 * the site, src/content/directives/draw-directory.ts replaces the tables with rows.
 */
export const connectorDirectory: Directive = () => [
  importOf('@site/src/app/explorers/connectors', directoryName),
  component(directoryName, {}, tables()),
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
    ),
  ]);

function formerly({connector: {formerNames}}: ConnectorPage) {
  if (formerNames.length === 0) return [];
  return [lineBreak, inlineElement('small', [text(`Formerly ${formerNames.join(', ')}`)])];
}
