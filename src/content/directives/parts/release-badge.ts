import type {PhrasingContent} from 'mdast';
import {findEntry} from '../../../product/releases';
import {type BadgeName, badges, badgeText} from '../../../product/releases/badge';
import {element, link, text} from '../nodes';
import type {Directive} from '../part';

/**
 * `::since{entry="11.31-01"}` below a heading: the release that introduced what the section documents, with a link to
 * the entry. `::deprecated` and `::retired` work the same way. With `replaces="reports"`, the badge also names what was
 * replaced.
 */
export const releaseBadge =
  (name: BadgeName): Directive =>
  ({attributes: {entry: id, replaces}}) => {
    const found = findEntry(id ?? '');
    if (found?.entry.kind !== badges[name].kind)
      throw new Error(
        `needs entry="…", the number of an entry on a release page that is ${badges[name].kind}`,
      );
    const content: PhrasingContent[] = [
      link(found.entry.route, [text(badgeText(name, found.release))]),
    ];
    if (replaces) content.push(text(` Replaces ${replaces}.`));
    return [element('p', content as never[], 'release-badge')];
  };
