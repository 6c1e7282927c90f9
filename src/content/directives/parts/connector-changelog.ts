import {inline} from '../../../base/markdown/nodes';
import {longDate} from '../../../base/text/dates';
import {capitalized} from '../../../base/text/words';
import {connectorOf} from '../connector-of';
import {lineBreak, link, tableOf, text} from '../nodes';
import type {Directive} from '../part';

/** `::connector-changelog`: every version of this page's connector, newest first, each with its own anchor. */
export const connectorChangelog: Directive = ({frontMatter}) => {
  const {versions} = connectorOf(frontMatter);
  return [
    tableOf(
      ['Version', 'Date', 'Changes'],
      versions.map(({version, date, changes}) => {
        const anchor = `version-${version}`;
        return [
          [link(`#${anchor}`, [text(version)], anchor)],
          longDate(date),
          changes
            .flatMap((change) => Object.entries(change))
            .flatMap(([kind, what], index) => [
              ...(index > 0 ? [lineBreak] : []),
              ...inline(`**${capitalized(kind)}.** ${what}`),
            ]),
        ];
      }),
    ),
  ];
};
