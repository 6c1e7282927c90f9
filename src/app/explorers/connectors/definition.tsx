import type {ConnectorEntry} from '../../../product/connectors/entry';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import {byLabel, type ExplorerDefinition, type Filter, optionsOf} from '../kit/definition';
import {byName} from '../kit/find';
import {toolOf} from '../kit/tool';
import Cards from './Cards';

/** The filters, each a fact of a connector; of several data models, one has to fit. */
export type ConnectorFilter =
  | 'category'
  | 'model'
  | 'direction'
  | 'authentication'
  | 'hosting'
  | 'status';

/** A connector, made ready to be searched. */
interface Entry {
  connector: ConnectorEntry;
  name: string;
  /** In lower case: all that is said of it. */
  text: string;
}

/** The explorer of the connectors. */
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
