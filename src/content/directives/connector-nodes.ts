import type {PhrasingContent} from 'mdast';
import {statusLabels} from '../../product/connectors/labels';
import {type ConnectorPage, readConnectorPages} from '../../product/connectors/pages';
import {type Model, udm} from '../../product/udm';
import {modelLink} from './model-nodes';
import {join, link, text} from './nodes';

/** A link to a connector's page, by its title; with its status unless that is current. */
export const connectorLink = ({route, title, connector: {status}}: ConnectorPage) => [
  link(route, [text(title)]),
  ...(status === 'current' ? [] : [text(` (${statusLabels[status].toLowerCase()})`)]),
];

/** Links to data models by their names, with commas between them; a name that no model has stays text. */
export const modelLinks = (names: string[]) =>
  join(
    names.map((name) => {
      const model = udm.models.find((each) => each.name === name);
      return [model ? modelLink(model) : text(name)];
    }),
    ', ',
  );

/** The connectors that fill a data model, or one below it. */
export function connectorsFilling(model: Model, pages = readConnectorPages()): ConnectorPage[] {
  const names = udm.concreteModelsOf(model.typeName).map(({name}) => name);
  return pages.filter(({connector}) => connector.models.some((name) => names.includes(name)));
}

/** As many connectors as stand next to each other; more of them are folded. */
const inSight = 8;

/** Links to connectors, folded below their number where there are many. */
export function connectorLinks(pages: ConnectorPage[]): PhrasingContent[] {
  const links = join(pages.map(connectorLink), ', ');
  if (pages.length <= inSight) return links;
  const summary = element('summary', [text(`${pages.length} connectors`)]);
  return [element('details', [summary, ...links])] as PhrasingContent[];
}

const element = (hName: string, children: PhrasingContent[]) =>
  ({type: 'emphasis', data: {hName}, children}) as PhrasingContent;
