import {longDate, longMonth} from '../../../base/text/dates';
import {categorySlug} from '../../../product/connectors/categories';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import {readConnectorPages} from '../../../product/connectors/pages';
import {connectorLink, modelLinks} from '../connector-nodes';
import {connectorOf} from '../connector-of';
import {factsBox, link, text} from '../nodes';
import type {Directive} from '../part';

/** `::connector-facts`: the facts box of this page's connector, a description list. */
export const connectorFacts: Directive = ({frontMatter}) => {
  const connector = connectorOf(frontMatter);
  const {category, replacedBy} = connector;
  const [latest] = connector.versions;
  const replacement = readConnectorPages().find(({file}) => file === replacedBy);
  return [
    factsBox([
      ['Vendor', connector.vendor],
      ['Formerly', connector.formerNames.join(', ')],
      ['Category', [link(`/docs/category/${categorySlug(category)}`, [text(category)])]],
      ['Direction', directionLabels[connector.direction]],
      ['Hosting', hostingLabels[connector.hosting]],
      ['Authentication', connector.authentication],
      ['Fills', modelLinks(connector.models)],
      ['Status', statusLabels[connector.status]],
      ['Replaced by', replacement && connectorLink(replacement)],
      ['Version', latest && `${latest.version}, ${longDate(latest.date)}`],
      [
        'Vendor facts',
        connector.checked &&
          `Checked against the vendor's documentation in ${longMonth(connector.checked)}`,
      ],
    ]),
  ];
};
