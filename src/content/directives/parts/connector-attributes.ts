import type {TableCell} from 'mdast';
import {grouped} from '../../../base/collections';
import {type ConnectorPage, readConnectorPages} from '../../../product/connectors/pages';
import {type Model, udm} from '../../../product/udm';
import {filledAttributes} from '../../written-pages/filled-attributes';
import {readConnectorTexts} from '../../written-pages/read-pages';
import {connectorsFilling, connectorTitle} from '../connector-nodes';
import {attributeLink} from '../model-nodes';
import {tableOf} from '../nodes';
import type {Directive} from '../part';
import {cellWithWords, rowSearch} from '../row-search';

/**
 * `::connector-attributes`: every attribute that connectors fill, by name, with these connectors, and every attribute
 * that's calculated instead. Its class excludes it from search, which finds attributes on their models' pages.
 */
export const connectorAttributes: Directive = () => {
  const connectors = readConnectorPages().filter(({connector}) => connector.status !== 'retired');
  const byAttribute = connectorsByAttribute(connectors);
  const rows = udm.models
    .flatMap((model) => model.attributes.map((attribute) => ({model, attribute})))
    .sort((a, b) => a.attribute.name.localeCompare(b.attribute.name, 'en'))
    .flatMap(({model, attribute}) => {
      const by = byAttribute.get(keyOf(model, attribute.name));
      if (!by && attribute.filledBy !== 'calculation') return [];
      const names = by ? namesOf(model, by, connectors) : 'None: calculated in orchestration';
      return [[[attributeLink(model, attribute.name)], model.name, names]];
    });
  return rowSearch(
    'ConnectorAttributes',
    {
      label: 'Search attributes',
      placeholder: 'cvssV3Vector, firstFound, Tenable …',
      parameter: 'attribute',
      names: 'attributes',
    },
    [tableOf(['Attribute', 'Data model', 'Connectors'], rows, 'attribute-index')],
  );
};

const keyOf = ({typeName}: Model, name: string) => `${typeName}.${name}`;

function connectorsByAttribute(connectors: ConnectorPage[]): Map<string, ConnectorPage[]> {
  const texts = readConnectorTexts();
  return grouped(
    connectors.flatMap((connector) => {
      const page = texts.get(connector.file);
      const filled = page ? filledAttributes(page) : [];
      return filled.map(({model, name}) => [keyOf(model, name), connector] as const);
    }),
  );
}

/** The names of the connectors, or, if only a few of all connectors don't fill an attribute that each could, of these. */
function namesOf(model: Model, by: ConnectorPage[], all: ConnectorPage[]): string | TableCell {
  const titles = (pages: ConnectorPage[]) => pages.map(connectorTitle).join(', ');
  const others = all.filter((each) => !by.includes(each));
  const isAlmostAll = others.length < by.length / 4;
  if (!isAlmostAll || connectorsFilling(model, all).length < all.length) return titles(by);
  const shown = others.length > 0 ? `All except ${titles(others)}` : 'All';
  return cellWithWords(shown, titles(by));
}
