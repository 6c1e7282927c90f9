import {inline} from '../../base/markdown/nodes';
import {oncePer} from '../../base/once';
import {type ConnectorPage, readConnectorPages} from '../connectors/pages';
import type {EntryKind} from './kinds';
import type {ReleaseEntry} from './release';

export type ConnectorVersion = ConnectorPage['connector']['versions'][number];

/** A version of a connector, with its page. */
export interface ConnectorRelease {
  page: ConnectorPage;
  version: ConnectorVersion;
}

const kindOf: Record<string, EntryKind> = {
  added: 'new',
  improved: 'improved',
  fixed: 'fixed',
  deprecated: 'deprecated',
};

/** Whether it's a connector's first version. A page doesn't have to list its oldest versions. */
export const isNewConnector = ({version}: ConnectorRelease) => version.version === '1.0.0';

/** Returns the connector versions released in a month, such as `2025-12`, by title. */
export const connectorReleasesOf = (month: string): ConnectorRelease[] =>
  readConnectorPages().flatMap((page) =>
    page.connector.versions
      .filter(({date}) => date.startsWith(`${month}-`))
      .map((version) => ({page, version})),
  );

/** Returns a version's changes: their kind, and a sentence or two of Markdown. */
export const changesOf = ({changes}: ConnectorVersion): {kind: EntryKind; text: string}[] =>
  changes.flatMap((change) =>
    Object.entries(change).map(([kind, text]) => ({kind: kindOf[kind] ?? 'improved', text})),
  );

/** Returns a version's changes as entries. */
export const entriesOf = ({page, version}: ConnectorRelease): ReleaseEntry[] =>
  entriesOfVersion(version, page);

/** Parses a version's changes once, because many pages list them. */
const entriesOfVersion = oncePer((version: ConnectorVersion, page: ConnectorPage) => {
  const route = `${page.route}#version-${version.version}`;
  return changesOf(version).map(
    ({kind, text}, index): ReleaseEntry => ({
      id: `${page.file}-${version.version}-${index + 1}`,
      kind,
      area: page.connector.category,
      about: `${page.title} ${version.version}`,
      content: inline(text),
      links: [page.route],
      route,
    }),
  );
});
