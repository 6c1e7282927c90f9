import {component, importOf} from '../../../base/markdown/nodes';
import {longDate, longMonth} from '../../../base/text/dates';
import {categorySlug} from '../../../product/connectors/categories';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import {readConnectorPages} from '../../../product/connectors/pages';
import {iconOf} from '../../connectors/icons';
import {factsStrip} from '../../facts-strip';
import {connectorLink, modelLinks} from '../connector-nodes';
import {connectorOf} from '../connector-of';
import {link, text} from '../nodes';
import type {Directive} from '../part';

/**
 * `::connector-facts`: the facts of this page's connector, a description list. Next to the page's title, a tile has the
 * icon of the connector's category.
 */
export const connectorFacts: Directive = ({frontMatter}) => {
  const connector = connectorOf(frontMatter);
  const {category, replacedBy} = connector;
  const [latest] = connector.versions;
  const replacement = readConnectorPages().find(({file}) => file === replacedBy);
  return [
    ...[
      'connectors/icons',
      'connectors/connector-diagram',
      'tables/fitting',
      'connectors/least-privilege',
      'connectors/mapping-table',
    ].map((sheet) => importOf(`@site/src/content/${sheet}.css`)),
    importOf('@site/src/app/explorers/connectors/CategoryTile', 'CategoryTile'),
    component('CategoryTile', {category}, []),
    ...factsStrip([
      [
        'Direction',
        directionLabels[connector.direction],
        'cell',
        iconOf.direction[connector.direction],
      ],
      ['Hosting', hostingLabels[connector.hosting], 'cell', iconOf.hosting[connector.hosting]],
      ['Authentication', connector.authentication, 'cell', iconOf.authentication],
      ['Status', statusLabels[connector.status], 'cell', `is-${connector.status}`],
      ['Replaced by', replacement && connectorLink(replacement), 'full'],
      ['Fills', modelLinks(connector.models), 'full', 'models'],
      ['Vendor', connector.vendor, 'note'],
      ['Formerly', connector.formerNames.join(', '), 'note'],
      ['Category', [link(`/docs/category/${categorySlug(category)}`, [text(category)])], 'note'],
      ['Version', latest && `${latest.version}, ${longDate(latest.date)}`, 'note'],
      [
        "Checked against the vendor's documentation",
        connector.checked && longMonth(connector.checked),
        'note',
      ],
    ]),
  ];
};
