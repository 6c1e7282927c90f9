import type {ConnectorEntry} from '../../../product/connectors/entry';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import {byLabel, type ExplorerDefinition, type Filter, optionsOf} from '../kit/definition';
import {byName} from '../kit/find';
import {toolOf} from '../kit/tool';
import Cards from './Cards';

/** The filters, each for one property of a connector. If a connector has several data models, any of them can match. */
export type ConnectorFilter =
  | 'category'
  | 'model'
  | 'direction'
  | 'authentication'
  | 'hosting'
  | 'status';

/** A searchable entry for a connector. */
interface Entry {
  connector: ConnectorEntry;
  name: string;
  /** The searchable text, in lowercase. */
  text: string;
}

/** Creates the connector explorer. */
export function definitionOf(
  connectors: ConnectorEntry[],
): ExplorerDefinition<Entry, ConnectorFilter> {
  const filter = (
    part: ConnectorFilter,
    label: string,
    valuesOf: (connector: ConnectorEntry) => string[],
    labels?: Record<string, string>,
  ): Filter<Entry, ConnectorFilter> => ({
    part,
    label,
    options: optionsOf(connectors.flatMap(valuesOf), labels).sort(byLabel),
    fits: ({connector}, value) => valuesOf(connector).includes(value),
  });
  const filters = [
    filter('category', 'Category', ({category}) => [category]),
    filter('model', 'Fills', ({models}) => models),
    filter('direction', 'Direction', ({direction}) => [direction], directionLabels),
    filter('authentication', 'Authentication', ({authentication}) => [authentication]),
    filter('hosting', 'Hosting', ({hosting}) => [hosting], hostingLabels),
    filter('status', 'Status', ({status}) => [status], statusLabels),
  ];
  return {
    entries: connectors.map(entryOf),
    names: ['connector', 'connectors'],
    filters: () => filters,
    isCounted: true,
    sort: byName,
    draw: (shown) => <Cards connectors={shown.map(({connector}) => connector)} />,
  };
}

function entryOf(connector: ConnectorEntry): Entry {
  const {title, vendor, product, formerNames, category, description, models} = connector;
  const said = [title, vendor, product, ...formerNames, category, description, ...models];
  return {connector, name: title, text: said.join('\n').toLowerCase()};
}

export default toolOf(definitionOf);
