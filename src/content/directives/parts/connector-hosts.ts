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

/** "`api.acme.com`, or the address in **API URL**, such as `eu.api.acme.com`". */
function addressOf({hosts, settings}: ConnectorHosts): PhrasingContent[] {
  const named = join(
    hosts.map((host) => [code(host)]),
    ', ',
  );
  if (settings.length === 0) return named.length > 0 ? named : [text('None')];
  const own = join(
    settings.map(({name, examples}) => [
      strong(name),
      ...(examples.length > 0 ? [text(', such as ')] : []),
      ...join(
        examples.map((host) => [code(host)]),
        ', ',
      ),
    ]),
    ', and ',
  );
  return [...named, text(named.length > 0 ? ', or the address in ' : 'The address in '), ...own];
}

function portsOf({hosts, settings, ports}: ConnectorHosts): string {
  if (ports.length > 0) return ports.join(', ');
  return hosts.length + settings.length > 0 ? 'Part of the address' : missing;
}
