import type {RootContent} from 'mdast';
import {markdown} from '../../../base/markdown/nodes';
import {longDate} from '../../../base/text/dates';
import {connectorsByCategory} from '../../../product/connectors/pages';
import {
  type ConnectorRelease,
  changesOf,
  connectorReleasesOf,
  isNewConnector,
} from '../../../product/releases/connector-months';
import {kindNames, kinds} from '../../../product/releases/kinds';
import {heading, paragraph, text} from '../nodes';
import type {Directive} from '../part';

/**
 * `::connector-releases{month="2025-12"}`: a month's new connectors, then new versions of other connectors by category.
 * Each version is a paragraph that names each kind of change once.
 */
export const connectorReleases: Directive = ({attributes}) => {
  const releases = connectorReleasesOf(attributes.month ?? '');
  if (releases.length === 0)
    throw new Error('needs month="YYYY-MM", a month when a connector changed');
  const fresh = releases.filter(isNewConnector);
  const updates = releases.filter((release) => !isNewConnector(release));
  return [
    ...(fresh.length > 0 ? [heading(2, 'New connectors'), ...fresh.flatMap(introduce)] : []),
    heading(2, 'Updates'),
    ...(updates.length > 0
      ? byCategory(updates)
      : [paragraph(text('No connectors were updated.'))]),
  ];
};

const byCategory = (releases: ConnectorRelease[]): RootContent[] =>
  connectorsByCategory(releases.map(({page}) => page)).flatMap(({category, pages}) => [
    heading(3, category),
    ...releases.filter(({page}) => pages.includes(page)).flatMap(tell),
  ]);

const introduce = (release: ConnectorRelease) =>
  markdown(`${nameOf(release)} ${release.page.description} ${tellChanges(release)}`);

const tell = (release: ConnectorRelease) => markdown(`${nameOf(release)} ${tellChanges(release)}`);

const nameOf = ({page, version}: ConnectorRelease) =>
  `**[${page.title} ${version.version}](${page.route}#version-${version.version})**, ${longDate(version.date)}.`;

/** Returns "Fixed: Paging stopped at 10,000 records." A first version lists only its contents. */
function tellChanges(release: ConnectorRelease): string {
  const changes = changesOf(release.version);
  return kindNames
    .map((kind) => ({kind, texts: changes.filter((change) => change.kind === kind)}))
    .filter(({texts}) => texts.length > 0)
    .map(({kind, texts}) => {
      const sentences = texts.map(({text}) => text).join(' ');
      return isNewConnector(release) ? sentences : `${kinds[kind].label}: ${sentences}`;
    })
    .join(' ');
}
