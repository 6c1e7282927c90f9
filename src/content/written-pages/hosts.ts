import {product} from '../../product/facts';
import type {WrittenPage} from './read-pages';
import {codesIn, tablesIn} from './tables';

/** What a connector's page says about the hosts that the connector calls. */
export interface ConnectorHosts {
  /** Hosts, of which some have a part in angle brackets. */
  hosts: string[];
  /**
   * Settings whose address can be a host that only the reader knows. Such an address replaces the hosts in `instead`,
   * which are also in `hosts`. `examples` are hosts of other tenants.
   */
  settings: {name: string; instead: string[]; examples: string[]}[];
  /** TCP ports. Empty if the page doesn't name one: the address includes it. */
  ports: string[];
  /** The heading of the section that says it. */
  section: string;
}

const before = 'Before you begin';
const connection = 'Connection settings';

/** Matches an address in code. A part in angle brackets is the reader's: `https://<tenant>.example.com:8443/api`. */
const address = /^(?:[a-z]+:\/\/)?((?!-)(?:[\w<>*-]+\.)+[a-z]{2,})(?::\d+)?(?:\/.*)?$/i;

/** Matches a sentence about what the connector's server must reach. */
const aboutNetwork = /\bTCP \d|\breach|\b(?:listens|responds) on\b/;

/** Matches a number in such a sentence, except in a version: a port. */
const port = /(?<![\d.])\b\d{2,5}\b(?!\.?\d)/g;

/**
 * Reads the hosts and ports that a connector's page names: in "Before you begin", in the sentences about the network,
 * and in the tables of "Connection settings".
 *
 * @param isOwnPossible whether readers can run the connector's product themselves, where an address is theirs
 */
export function hostsOn(page: WrittenPage, isOwnPossible: boolean): ConnectorHosts {
  const sentences = sentencesOn(page);
  const settings = settingsOn(page);
  const named = sentences.flatMap(({hosts}) => hosts);
  const examples = sentences.flatMap((sentence) => sentence.examples);
  const ofSettings = settings.flatMap((setting) => setting.hosts);
  const hosts = unique([...named, ...ofSettings]);
  // A setting without hosts of its own is about the hosts that no other setting has.
  const unclaimed = hosts.filter((host) => !ofSettings.includes(host));
  return {
    hosts,
    settings: settings
      .map(({name, hosts: own, examples: shown}) => {
        const others = shown.filter((host) => !fits(host, hosts));
        const isUnknown = own.length === 0 && hosts.length === 0;
        return {
          name,
          instead: own.length > 0 ? own : unclaimed,
          isOpen: isOwnPossible || others.length > 0 || isUnknown,
          examples: unique([...others, ...(isUnknown ? examples : [])]),
        };
      })
      .filter(({isOpen}) => isOpen)
      .map(({name, instead, examples: others}) => ({name, instead, examples: others})),
    ports: unique(sentences.flatMap(({ports}) => ports)),
    section: sentences.length > 0 ? before : connection,
  };
}

/** What a sentence about the network names. */
interface Sentence {
  hosts: string[];
  examples: string[];
  ports: string[];
}

function sentencesOn(page: WrittenPage): Sentence[] {
  return linesOf(page, before)
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => line.split(/(?<=\.) (?=[A-Z])/))
    .filter((sentence) => aboutNetwork.test(sentence))
    .map((sentence) => {
      const named = Array.from(
        sentence.matchAll(/(such as |for example,? )?`([^`]+)`/g),
        (match) => ({
          isExample: match[1] !== undefined || isSample(match[2] ?? ''),
          hosts: hostsIn(match[0]),
        }),
      );
      return {
        hosts: named.flatMap(({isExample, hosts}) => (isExample ? [] : hosts)),
        examples: named.flatMap(({isExample, hosts}) => (isExample ? hosts : [])),
        ports: sentence.replace(/`[^`]+`/g, '').match(port) ?? [],
      };
    });
}

/** A setting whose value is an address. */
interface AddressSetting {
  name: string;
  /** The hosts that the page lists for it. */
  hosts: string[];
  examples: string[];
}

/** The settings whose default, format, or example is an address. A table below can list more hosts for each. */
function settingsOn(page: WrittenPage): AddressSetting[] {
  const [table, ...others] = tablesIn(linesOf(page, connection));
  return (table?.rows ?? []).flatMap((row) => {
    const cell = (column: string) => row.get(column) ?? '';
    const written = cell('Setting');
    const texts = ['Default', 'Format', 'Example'].map(cell);
    if (!/URL|[Ss]erver/.test(written) || !texts.some((text) => codesIn(text).some(isAddress)))
      return [];
    const listed = others.flatMap(({rows}) =>
      rows.flatMap((each) => hostsIn(each.get(written) ?? '')),
    );
    const stated = [...hostsIn(`${cell('Default')} ${cell('Format')}`), ...listed];
    const shown = hostsIn(cell('Example'));
    return {
      name: written.replaceAll('*', ''),
      hosts: unique(
        [...stated, ...shown].filter((host) => stated.includes(host) || host.includes('<')),
      ),
      examples: shown,
    };
  });
}

const linesOf = ({sections}: WrittenPage, title: string) =>
  sections.find((section) => section.title === title)?.lines ?? [];

/** The hosts in a text's code, except made-up ones. */
const hostsIn = (text: string): string[] =>
  codesIn(text)
    .flatMap((code) => address.exec(code)?.[1] ?? [])
    .filter(
      (host) => !/\.example(\.com)?$/.test(host) || host.endsWith(`.${product.slug}.example`),
    );

const isAddress = (code: string) => code.includes('://') || address.test(code);

/** Whether a host is the sample organization's own. */
const isSample = (host: string) => host.includes('larkfield');

/** Whether a host is in a list, or is an instance of one with a part in angle brackets. */
const fits = (host: string, hosts: string[]) =>
  hosts.some((each) => {
    const pattern = each.split(/<[^>]+>|\*/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${pattern.join('[^.]+')}$`).test(host);
  });

const unique = (texts: string[]) => [...new Set(texts)];
