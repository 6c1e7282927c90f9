import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {newestPlatform} from '../../product/doc-versions';
import {product} from '../../product/facts';
import {openPage} from '../../product/page-files/open-page';
import {writeMarkdownCopy} from './markdown-copy';
import type {CopiedPage} from './site';

const page: CopiedPage = {
  title: 'Roles: who may what',
  description: 'What a role decides.',
  route: '/docs/roles',
  frontMatter: {},
  file: 'docs/guides/security/roles.md',
  items: [],
};

const routes = new Map([
  ['docs/guides/security/users.md', '/docs/users'],
  ['docs/connectors/index.md', '/docs/connectors'],
]);

/** Returns the copy of a page with this text, without its front matter and title. */
const copy = (text: string, frontMatter: CopiedPage['frontMatter'] = {}) =>
  writeMarkdownCopy({...page, frontMatter}, text, routes).split(`# ${page.title}\n\n`)[1];

const site = product.siteUrl;

describe('the Markdown copy of a page', {timeout: 20_000}, () => {
  it('has a title, a description, its URL, and the platform release in its front matter', () => {
    expect(writeMarkdownCopy(page, '---\ntitle: Roles\n---\n\nAsk {Product}.\n', routes)).toBe(
      `---\ntitle: "Roles: who may what"\ndescription: What a role decides.\nurl: ${site}/docs/roles\nplatform: "${newestPlatform()}"\n---\n\n# Roles: who may what\n\nAsk ${product.name}.\n`,
    );
  });

  it('links to pages by absolute URL', () => {
    const links = '[a](users.md#create) [b](../../connectors/index.md) [c](#edit) [d](/playground)';
    expect(copy(`${links} [e](pathname:///udm.json) [f](https://example.com/x?y#z)`)).toBe(
      `[a](${site}/docs/users#create) [b](${site}/docs/connectors) [c](${site}/docs/roles#edit) ` +
        `[d](${site}/playground) [e](${site}/udm.json) [f](https://example.com/x?y#z)\n`,
    );
  });

  it('describes an image in words', () => {
    expect(copy('![A sends to B.](./img/flow.svg)')).toBe('Picture: A sends to B.\n');
    expect(copy('::model-diagram', {model: 'Host'})).toMatch(
      /^Picture: Host and the models around it\. .*Container runs on host\./,
    );
  });

  it('turns an admonition into a quote', () => {
    expect(copy(':::warning\n\nIt cannot be undone.\n\n:::')).toBe(
      '> **Warning**\n>\n> It cannot be undone.\n',
    );
    expect(copy(':::note[Mind the *gap*]\n\n- One\n\n:::')).toBe(
      '> **Mind the gap**\n>\n> - One\n',
    );
  });

  it("has a query's result below it, and nothing that only the site needs", () => {
    expect(copy('```bql run\nFIND Host AS h\nRETURN count(h) AS hosts\n```')).toMatch(
      /^```bql\nFIND Host AS h\nRETURN count\(h\) AS hosts\n```\n\n\*\*Result in the sample organization\*\*\n\n\| hosts \|\n\| -: \|\n\| \d+ \|\n\n1 row\n$/,
    );
    expect(copy('```bql error="no such"\nFIND Hosts\n```')).toMatch(
      /^```bql\nFIND Hosts\n```\n\n\*\*Error:\*\* There's no data model "Hosts"/,
    );
  });

  it('has an API operation in every language, followed by its result', () => {
    const titles = [...(copy(operation)?.matchAll(/^\*\*(.*)\*\*$/gm) ?? [])].map(
      ([, each]) => each,
    );
    expect(titles).toEqual(['GraphQL', 'cURL', 'JavaScript', 'Python', 'Result']);
    expect(copy(operation)).toMatch(/\*\*Result\*\*\n\n```json\n\{"data": \{"hosts": /);
  });

  it('has generated parts as lists and tables, without anchors', () => {
    expect(copy('::model-facts', {model: 'Host'})).toContain('- **In queries**: `Host`\n');
    const attributes = copy('::model-attributes', {model: 'Host'});
    expect(attributes).toContain('\n| `osFamily` | Single choice; Windows, Linux, ');
    expect(attributes).toContain(
      `- **From [Asset](${site}/docs/reference/udm/asset)**\n  - [\`status\`](${site}/docs/reference/udm/asset#attribute-status) single choice\n`,
    );
    expect(copy('::glossary')).not.toMatch(/^\[A\]/m);
  });

  it("has a connector's facts as a list, without the tile", () => {
    const frontMatter = openPage(readFileSync('docs/connectors/tenable-io.md', 'utf8')).frontMatter;
    const facts = copy('::connector-facts', frontMatter.data);
    expect(facts).toMatch(/^- \*\*Direction\*\*: Reads records\n- \*\*Hosting\*\*: Cloud\n/);
    expect(facts).toContain('- **Vendor**: Tenable\n- **Formerly**: Tenable.io\n');
  });

  it('has syntax diagrams as text', () => {
    expect(copy('::bql-syntax{rule="step"}')).toMatch(
      /^\*\*Syntax: .*\*\*\n\n```text\n<.*> =\n[^`]*```\n$/,
    );
  });

  it('omits components that need a browser, and keeps colons', () => {
    expect(
      copy("import Explorer from '@site/explorer';\n\n<Explorer>\n\nAt 10:30.\n\n</Explorer>\n"),
    ).toBe('At 10:30.\n');
  });

  it('keeps the content of a component', () => {
    expect(copy('::connector-directory')).toMatch(/^[^<]*\n\| .*Connector.* \|\n\| - \|/);
  });

  it('lists the pages of a category', () => {
    const category = {...page, file: undefined, items: [{...page, title: 'Users'}]};
    expect(writeMarkdownCopy(category, undefined, routes)).toContain(
      `\n\nWhat a role decides.\n\n- [Users](${site}/docs/roles): What a role decides.\n`,
    );
  });
});

const operation =
  '```graphql clients result\nquery Names {\n  hosts(limit: 1) { displayName }\n}\n```';
