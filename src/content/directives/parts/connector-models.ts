import {readConnectorPages} from '../../../product/connectors/pages';
import {udm} from '../../../product/udm';
import {connectorsFilling} from '../connector-nodes';
import {modelLink} from '../model-nodes';
import {inlineElement, listOf, text} from '../nodes';
import type {Directive} from '../part';

/** `::connector-models`: every data model that connectors fill, with their number. A model's own page lists them. */
export const connectorModels: Directive = () => {
  const pages = readConnectorPages();
  const rows = udm.models
    .filter(({abstract}) => !abstract)
    .map((model) => ({model, count: connectorsFilling(model, pages).length}))
    .filter(({count}) => count > 0)
    .sort((a, b) => a.model.name.localeCompare(b.model.name, 'en'));
  return [
    listOf(
      rows.map(({model, count}) => [
        modelLink(model),
        text(' '),
        inlineElement('small', [text(`${count} ${count === 1 ? 'connector' : 'connectors'}`)]),
      ]),
      'filled-models',
    ),
  ];
};
