import {type Connector, connectorSchema} from '../../product/connectors/schema';
import {onEachPage} from '../check';

type Version = Connector['versions'][number];

/**
 * Checks that a connector's version numbers keep the promise in docs/connectors/index.md: a new third part only fixes
 * or deprecates and needs no preparation, and a new first or second part adds or improves something.
 */
export const checkConnectorNumbers = onEachPage((page, report) => {
  const {data: connector} = connectorSchema.safeParse(page.frontMatter.data.connector);
  for (const [index, version] of (connector?.versions ?? []).entries()) {
    if (index === (connector?.versions.length ?? 0) - 1) continue;
    const fault = faultOf(version);
    if (fault)
      report(
        page.frontMatter.lineOf('connector', 'versions', index, 'version'),
        `${version.version} ${fault}`,
        'change its number, or the kinds of its changes: docs/connectors/index.md, "Update a connector"',
      );
  }
});

function faultOf({version, changes}: Version): string | undefined {
  const kinds = changes.flatMap((change) => Object.keys(change));
  const adds = kinds.some((kind) => kind === 'added' || kind === 'improved');
  if (!version.endsWith('.0')) {
    if (adds) return 'is a fix, but adds or improves something';
    const texts = changes.flatMap((change) => Object.values(change)).join(' ');
    return /before you update/i.test(texts) ? 'is a fix, but needs preparation' : undefined;
  }
  return adds ? undefined : "isn't a fix, but adds and improves nothing";
}
