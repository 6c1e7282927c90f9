import {component, importOf} from '../../../base/markdown/nodes';
import {longDate, longMonth} from '../../../base/text/dates';
import {categorySlug} from '../../../product/connectors/categories';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import {readConnectorPages} from '../../../product/connectors/pages';
import {iconOf} from '../../connectors/icons';
import {connectorLink, modelLinks} from '../connector-nodes';
import {connectorOf} from '../connector-of';
import {factsStrip, link, text} from '../nodes';
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
    ...['icons', 'facts-strip', 'mapping-table'].map((sheet) =>
      importOf(`@site/src/content/connectors/${sheet}.css`),
    ),
    importOf('@site/src/app/explorers/connectors/CategoryTile', 'CategoryTile'),
    component('CategoryTile', {category, place: 'title'}, []),
    factsStrip([
      [
        'Direction',
        directionLabels[connector.direction],
        'quarter',
        iconOf.direction[connector.direction],
      ],
      ['Hosting', hostingLabels[connector.hosting], 'quarter', iconOf.hosting[connector.hosting]],
      ['Authentication', connector.authentication, 'quarter', iconOf.authentication],
      ['Status', statusLabels[connector.status], 'quarter', `is-${connector.status}`],
      ['Replaced by', replacement && connectorLink(replacement), 'full'],
      ['Fills', modelLinks(connector.models), 'full', 'models'],
      ['Vendor', connector.vendor, 'half'],
      ['Formerly', connector.formerNames.join(', '), 'half'],
      ['Category', [link(`/docs/category/${categorySlug(category)}`, [text(category)])], 'half'],
      ['Version', latest && `${latest.version}, ${longDate(latest.date)}`, 'half'],
      [
        'Vendor facts',
        connector.checked &&
          `Checked against the vendor's documentation in ${longMonth(connector.checked)}`,
        'half',
      ],
    ]),
  ];
};
