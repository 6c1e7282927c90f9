import type {PhrasingContent, RootContent} from 'mdast';
import {connectorsByCategory} from '../../../product/connectors/pages';
import {missing} from '../../query-examples/cells';
import {type ConnectorHosts, hostsOn} from '../../written-pages/hosts';
import {readConnectorTexts, urlOf} from '../../written-pages/read-pages';
import {code, heading, join, link, strong, tableOf, text} from '../nodes';
import type {Directive} from '../part';
import {rowSearch} from '../row-search';

/** `::connector-hosts`: the hosts and ports that each connector calls, by category, from the connectors' pages. */
export const connectorHosts: Directive = () => {
  const texts = readConnectorTexts();
  const tables = connectorsByCategory().flatMap(({category, pages}): RootContent[] => {
    const rows = pages.flatMap(({file, title, connector: {hosting, status}}) => {
      const page = texts.get(file);
      // A retired connector no longer runs.
      if (!page || status === 'retired') return [];
      const hosts = hostsOn(page, hosting !== 'cloud');
      const section = page.sections.find((each) => each.title === hosts.section);
      // A row begins with a link, so that search finds the section instead of the row.
      const url = section ? urlOf(page, section) : page.route;
      return [[[link(url, [text(title)])], addressOf(hosts), portsOf(hosts)]];
    });
    return [heading(3, category), tableOf(['Connector', 'Host', 'TCP port'], rows)];
  });
  return rowSearch(
    'ConnectorHosts',
    {
      label: 'Search hosts',
      placeholder: 'Qualys, microsoftonline.com, 8443 …',
      parameter: 'host',
      names: 'connectors',
    },
    tables,
  );
};

/**
 * "`login.acme.com`; and `api.acme.com`, or the address in **API URL**, such as `eu.api.acme.com`": the integration calls
 * one host of each part.
 */
function addressOf({hosts, settings}: ConnectorHosts): PhrasingContent[] {
  const always = hosts.filter((host) => !settings.some(({instead}) => instead.includes(host)));
  const parts = always.length > 0 ? [codes(always)] : [];
  for (const {name, instead, examples} of settings) {
    const the = instead.length > 0 ? ', or the' : parts.length > 0 ? 'the' : 'The';
    const such = examples.length > 0 ? [text(', such as '), ...codes(examples)] : [];
    parts.push([...codes(instead), text(`${the} address in `), strong(name), ...such]);
  }
  return parts.length > 0 ? join(parts, '; and ') : [text('None')];
}

const codes = (hosts: string[]) =>
  join(
    hosts.map((host) => [code(host)]),
    ', ',
  );

function portsOf({hosts, settings, ports}: ConnectorHosts): string {
  // A port on which programs call the platform isn't a tool's.
  if (hosts.length + settings.length === 0) return missing;
  return ports.length > 0 ? ports.join(', ') : 'Part of the address';
}
