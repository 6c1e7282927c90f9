import {changeList} from '../../connectors/changes';
import {connectorSchema} from '../../connectors/schema';
import {longDate, markdown} from '../../markdown/nodes';
import type {Part} from '../part';

/** `::connector-changelog`: every version of this page's connector, newest first. */
export const connectorChangelog: Part = ({frontMatter}) => {
  const {versions} = connectorSchema.parse(frontMatter.connector);
  return markdown(
    versions
      .map(
        (version) =>
          `### ${version.version}\n\n${longDate(version.date)}\n\n${changeList(version)}`,
      )
      .join('\n\n'),
  );
};
