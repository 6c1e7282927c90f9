import type {Connector} from './schema';

type Version = Connector['versions'][number];

/** The changes of a version as Markdown list items: "- **Fixed.** Paging stopped at 10,000 records." */
export function changeList(version: Version): string {
  return version.changes
    .flatMap((change) => Object.entries(change))
    .map(([kind, text]) => `- **${kind[0]?.toUpperCase()}${kind.slice(1)}.** ${text}`)
    .join('\n');
}
