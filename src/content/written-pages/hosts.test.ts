import {expect, test} from 'vitest';
import {readConnectorPages} from '../../product/connectors/pages';
import {hostsOn} from './hosts';
import {readWrittenPages, type WrittenPage} from './read-pages';

/** A connector's page with an item in "Before you begin" and rows in "Connection settings". */
function page(item: string, ...settings: string[]): WrittenPage {
  const table = [
    '| Setting | Required | Default | Format | Example |',
    '| --- | --- | --- | --- | --- |',
  ];
  return {
    file: 'docs/connectors/acme.md',
    title: 'Acme',
    route: '/docs/connectors/acme',
    sections: [
      {anchor: 'before-you-begin', title: 'Before you begin', lines: [`- ${item}`]},
      {anchor: 'connection-settings', title: 'Connection settings', lines: [...table, ...settings]},
    ],
  };
}

test('hosts and ports are from the sentence about the network', () => {
  const item =
    'In Acme 8.14, open `acme.com`. The server can reach `api.acme.com` on TCP 443 or 8443.';
  expect(hostsOn(page(item), false)).toEqual({
    hosts: ['api.acme.com'],
    settings: [],
    ports: ['443', '8443'],
    section: 'Before you begin',
  });
});

test("a setting's default and the hosts of other regions are listed, without their paths", () => {
  const setting =
    '| **API URL** | Yes | `https://api.acme.com/v2` | EU: `https://eu.acme.com` | `https://eu.acme.com` |';
  expect(hostsOn(page('The server can reach it on TCP 443.', setting), false)).toMatchObject({
    hosts: ['api.acme.com', 'eu.acme.com'],
    settings: [],
  });
});

test("a table of regions below the settings lists a setting's hosts, but not the consoles' hosts", () => {
  const {hosts} = hostsOn(
    page(
      'The server can reach it on TCP 443.',
      '| **API URL** | Yes | `https://api.acme.com` | See below | `https://api.acme.com` |',
      '',
      '| Console | **API URL** |',
      '| --- | --- |',
      '| `https://app.eu.acme.com` | `https://api.eu.acme.com` |',
    ),
    false,
  );
  expect(hosts).toEqual(['api.acme.com', 'api.eu.acme.com']);
});

test("if only the reader knows the host, the setting's name stands for it", () => {
  const setting =
    '| **Server URL** | Yes | | Scheme, host, and port | `https://acme.corp.example:8443` |';
  expect(hostsOn(page('A data server can reach Acme on its port.', setting), true)).toMatchObject({
    hosts: [],
    settings: [{name: 'Server URL', instead: [], examples: []}],
    ports: [],
  });
});

test("another customer's host is an example, unless a pattern covers it", () => {
  const setting = '| **URL** | Yes | | Your address | `https://larkfield.acme.com` |';
  const settingsOf = (item: string) => hostsOn(page(item, setting), false).settings;
  expect(settingsOf('The server can reach your host, such as `two.acme.com`, on TCP 443.')).toEqual(
    [{name: 'URL', instead: [], examples: ['larkfield.acme.com', 'two.acme.com']}],
  );
  expect(settingsOf('The server can reach `<tenant>.acme.com` on TCP 443.')).toEqual([]);
});

test("a page that readers can run themselves also has the reader's own address", () => {
  const setting =
    '| **URL** | Yes | `https://acme.com` | Your address | `https://acme.corp.example` |';
  const {hosts, settings} = hostsOn(page('The server can reach it on TCP 443.', setting), true);
  expect([hosts, settings]).toEqual([
    ['acme.com'],
    [{name: 'URL', instead: ['acme.com'], examples: []}],
  ]);
});

test("another setting's hosts don't replace an address that only the reader knows", () => {
  const {settings} = hostsOn(
    page(
      'The server can reach both on TCP 443.',
      '| **API URL** | Yes | | As copied | `https://eu1.acme.com` |',
      '| **Token URL** | Yes | `https://auth.acme.com/token` | See below | `https://auth.acme.com/token` |',
    ),
    false,
  );
  expect(settings).toEqual([{name: 'API URL', instead: [], examples: ['eu1.acme.com']}]);
});

test('the page of every connector that calls its tool says where', () => {
  const pages = new Map(readWrittenPages().map((each) => [each.file, each]));
  const silent = readConnectorPages().filter(({file, connector: {authentication, hosting}}) => {
    const written = pages.get(`docs/connectors/${file}.md`);
    const found = written && hostsOn(written, hosting !== 'cloud');
    return authentication !== 'File' && !found?.hosts.length && !found?.settings.length;
  });
  // Programs call this one.
  expect(silent.map(({file}) => file)).toEqual(['connect']);
});
