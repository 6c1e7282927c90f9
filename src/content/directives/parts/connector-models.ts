import {readConnectorPages} from '../../../product/connectors/pages';
import {udm} from '../../../product/udm';
import {connectorLinks, connectorsFilling} from '../connector-nodes';
import {modelLink} from '../model-nodes';
import {tableOf} from '../nodes';
import type {Directive} from '../part';

/** `::connector-models`: every data model that connectors fill, with those connectors. */
export const connectorModels: Directive = () => {
  const pages = readConnectorPages();
  const rows = udm.models
    .filter(({abstract}) => !abstract)
    .map((model) => ({model, filling: connectorsFilling(model, pages)}))
    .filter(({filling}) => filling.length > 0)
    .sort((a, b) => a.model.name.localeCompare(b.model.name, 'en'));
  return [
    tableOf(
      ['Data model', 'Connectors', 'Filled by'],
      rows.map(({model, filling}) => [
        [modelLink(model)],
        String(filling.length),
        connectorLinks(filling),
      ]),
    ),
  ];
};
