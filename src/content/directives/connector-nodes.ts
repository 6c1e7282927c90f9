import {statusLabels} from '../../product/connectors/labels';
import {type ConnectorPage, readConnectorPages} from '../../product/connectors/pages';
import {type Model, udm} from '../../product/udm';
import {modelLink} from './model-nodes';
import {join, link, text} from './nodes';

/** What follows a connector's title: its status, unless it's current. */
const statusOf = ({connector: {status}}: ConnectorPage) =>
  status === 'current' ? '' : ` (${statusLabels[status].toLowerCase()})`;

/** A connector's title. Adds the status unless it's current. */
export const connectorTitle = (page: ConnectorPage) => page.title + statusOf(page);

/** Links to a connector's page by its title. Adds the status unless it's current. */
export const connectorLink = (page: ConnectorPage) => {
  const status = statusOf(page);
  return [link(page.route, [text(page.title)]), ...(status ? [text(status)] : [])];
};

/** Links to data models by name, separated with commas. An unknown name stays plain text. */
export const modelLinks = (names: string[]) =>
  join(
    names.map((name) => {
      const model = udm.models.find((each) => each.name === name);
      return [model ? modelLink(model) : text(name)];
    }),
    ', ',
  );

/** Returns the connectors that fill a data model or one of its descendants. */
export function connectorsFilling(model: Model, pages = readConnectorPages()): ConnectorPage[] {
  const names = udm.concreteModelsOf(model.typeName).map(({name}) => name);
  return pages.filter(({connector}) => connector.models.some((name) => names.includes(name)));
}
