import type {Code, Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineAt} from '../../base/text/line-at';
import {connectorSchema, nameOf} from '../../product/connectors/schema';
import {onEachPage, type Report} from '../check';
import {type PageSection, sectionOf} from './page-section';

/** Failures of the vendor's API that a page explains at least. */
const minimumFailures = 4;

/**
 * What an administrator needs to get connected the first time stands in its section: the least privilege, the vendor's
 * own documentation, a query that shows the connector's records, failures with their remedies, and where to go next. The
 * connector that its steps choose is the page's own.
 */
export const checkConnectorSections = onEachPage((page, report, site) => {
  const {data: connector} = connectorSchema.safeParse(page.frontMatter.data.connector);
  // A block that does not fit its schema, the check of front matter reports.
  if (page.kind !== 'connector' || !connector) return;
  const {replacedBy} = connector;
  if (replacedBy && !site.pageByPath.has(`docs/connectors/${replacedBy}.md`))
    report(
      page.frontMatter.lineOf('connector', 'replacedBy'),
      `no connector page "${replacedBy}"`,
      'name the file of one, without ".md"',
    );
  const name = nameOf(connector);
  for (const match of page.text.matchAll(/with the connector \*\*([^*]+)\*\*/g)) {
    if (match[1] === name) continue;
    report(
      lineAt(page.text, match.index),
      `"${match[0]}"`,
      `write "with the connector **${name}**"`,
    );
  }
  for (const [title, look] of Object.entries(looks)) {
    const section = sectionOf(page, title);
    // The check of sections reports one that is missing.
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
        'the section does not say the least privilege',
        'add a paragraph that begins "**Least privilege:**" and names the role, scopes or permissions as code',
      );
  },
  'Vendor API': (section, report) => {
    if (linksIn(section).every((url) => !url.startsWith('https://')))
      report(
        section.heading,
        "the section does not link the vendor's documentation",
        "link the vendor's own pages on the calls that it names",
      );
  },
  'Verify it works': (section, report, connector) => {
    // That it finds something, the check of query results says.
    const queries = codesIn(section).filter(({lang}) => lang === 'bql');
    if (queries.every(({value}) => !value.includes(`"${connector}"`)))
      report(
        section.heading,
        `no query shows the records of "${connector}"`,
        `add one with connectorNames CONTAINS ANY ["${connector}"]; the sample organization has some`,
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
        `the section explains ${headings + rows.length} failures`,
        `add real ones of this vendor's API, ${minimumFailures} at least: status or message, cause, remedy`,
      );
  },
  'Related pages': (section, report) => {
    if (linksIn(section).length < 2)
      report(
        section.heading,
        'the section leads nowhere',
        'link two pages that a reader needs next',
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
