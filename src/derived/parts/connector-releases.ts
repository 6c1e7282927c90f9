import {changeList} from '../../connectors/changes';
import {readConnectorPages} from '../../connectors/pages';
import {longDate, markdown} from '../../markdown/nodes';
import type {Part} from '../part';

/** `::connector-releases{month="2025-12"}`: the connector versions of a month, by title. */
export const connectorReleases: Part = ({attributes}) => {
  const sections = readConnectorPages().flatMap(({route, title, connector}) =>
    connector.versions
      .filter(({date}) => date.startsWith(`${attributes.month}-`))
      .map(
        (version) =>
          `### ${title} ${version.version}\n\n${longDate(version.date)}. [Connector page](${route})\n\n${changeList(version)}`,
      ),
  );
  if (sections.length === 0)
    throw new Error('needs month="YYYY-MM", a month in which a connector changed');
  return markdown(sections.join('\n\n'));
};
