import type {Code, Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineAt} from '../../base/text/line-at';
import {connectorSchema, nameOf} from '../../product/connectors/schema';
import {product} from '../../product/facts';
import {onEachPage, type Report} from '../check';
import {type PageSection, sectionOf} from './page-section';

/** The least number of the vendor's API failures that a page explains. */
const minimumFailures = 4;

/** Matches the connector that the steps choose for an integration. */
const choice =
  /with the connector \*\*([^*]+)\*\*|(?<=integration\]\([^)]*\) )with the \*\*([^*]+)\*\* connector/g;

/**
 * Checks that a connector page's sections contain what an administrator needs for the first connection: the least
 * privilege, the vendor's own documentation, a query that shows the connector's records, failures and how to fix
 * them, and links to related pages. Also checks that the steps choose the page's own connector.
 */
export const checkConnectorSections = onEachPage((page, report, site) => {
  const {data: connector} = connectorSchema.safeParse(page.frontMatter.data.connector);
  // check-front-matter reports a block that doesn't fit its schema.
  if (page.kind !== 'connector' || !connector) return;
  const {replacedBy} = connector;
  if (replacedBy && !site.pageByPath.has(`docs/connectors/${replacedBy}.md`))
    report(
      page.frontMatter.lineOf('connector', 'replacedBy'),
      `there is no connector page "${replacedBy}"`,
      'write the name of a connector page\'s file, without ".md"',
    );
  if (!connector.checked && connector.vendor !== product.name)
    report(
      page.frontMatter.lineOf('connector'),
      "the page doesn't say when its vendor facts were checked",
      'look them up, and add a line such as "checked: 2026-11"',
    );
  const name = nameOf(connector);
  for (const match of page.text.matchAll(choice)) {
    if ([match[1], match[2]].includes(name)) continue;
    report(
      lineAt(page.text, match.index),
      `the page says "${match[0]}"`,
      `write "with the **${name}** connector"`,
    );
  }
  for (const [title, look] of Object.entries(looks)) {
    const section = sectionOf(page, title);
    // check-sections reports a missing section.
    if (section && !section.isNotApplicable) look(section, report, name);
  }
});

type Look = (section: PageSection, report: Report, connector: string) => void;

const looks: Record<string, Look> = {
  'Create the credentials': (section, report) => {
    const says = section.nodes.some(
      (node) => node.type === 'paragraph' && /^Least privilege: /.test(textOf(node)),
    );
    if (!says)
      report(
        section.heading,
        "the section doesn't name the least privilege",
        'add a paragraph that begins "**Least privilege:**" and names the role, scopes, or permissions as code',
      );
  },
  'Vendor API': (section, report) => {
    if (linksIn(section).every((url) => !url.startsWith('https://')))
      report(
        section.heading,
        "the section doesn't link to the vendor's documentation",
        "link to the vendor's own pages about the calls that the section names",
      );
  },
  'Verify it works': (section, report, connector) => {
    // check-query-results checks that the query finds something.
    const queries = codesIn(section).filter(({lang}) => lang === 'bql');
    if (queries.every(({value}) => !value.includes(`"${connector}"`)))
      report(
        section.heading,
        `no query shows the records of "${connector}"`,
        `add a query with connectorNames CONTAINS ANY ["${connector}"]; the sample organization has such records`,
      );
  },
  Troubleshooting: (section, report) => {
    const headings = section.nodes.filter(({type}) => type === 'heading').length;
    const rows = section.nodes.flatMap((node) =>
      node.type === 'table' ? node.children.slice(1) : [],
    );
    if (headings + rows.length < minimumFailures)
      report(
        section.heading,
        `the section has only ${headings + rows.length} of at least ${minimumFailures} failures`,
        `add real failures of this vendor's API: status or message, cause, and fix`,
      );
  },
  'Related pages': (section, report) => {
    if (linksIn(section).length < 2)
      report(
        section.heading,
        'the section has fewer than two links',
        'link to two pages that readers need next',
      );
  },
};

const linksIn = (section: PageSection) => collect(section, 'link', (node) => node.url);
const codesIn = (section: PageSection): Code[] => collect(section, 'code', (node) => node);

function collect<T extends Nodes['type'], R>(
  {nodes}: PageSection,
  type: T,
  take: (node: Extract<Nodes, {type: T}>) => R,
): R[] {
  const found: R[] = [];
  const root: Root = {type: 'root', children: nodes};
  visit(root, type, (node: unknown) => {
    found.push(take(node as Extract<Nodes, {type: T}>));
  });
  return found;
}
