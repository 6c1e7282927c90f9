import {directionLabels, hostingLabels, statusLabels} from '../../connectors/labels';
import {connectorSchema} from '../../connectors/schema';
import {longDate} from '../../markdown/nodes';
import {element, text} from '../nodes';
import type {Part} from '../part';

/** `::connector-facts`: the facts box of this page's connector, a description list. */
export const connectorFacts: Part = ({frontMatter}) => {
  const connector = connectorSchema.parse(frontMatter.connector);
  const [latest] = connector.versions;
  const facts = [
    ['Vendor', connector.vendor],
    ['Category', connector.category],
    ['Direction', directionLabels[connector.direction]],
    ['Hosting', hostingLabels[connector.hosting]],
    ['Authentication', connector.authentication],
    ['Fills', connector.models.join(', ')],
    ['Status', statusLabels[connector.status]],
    ['Version', latest ? `${latest.version}, ${longDate(latest.date)}` : ''],
  ];
  return [
    element(
      'dl',
      facts.flatMap(([term = '', detail = '']) => [
        element('dt', [text(term)]),
        element('dd', [text(detail)]),
      ]),
      'facts',
    ),
  ];
};
