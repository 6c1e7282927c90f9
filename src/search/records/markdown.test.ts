import {describe, expect, it} from 'vitest';
import {recordsFromMarkdown} from './markdown';

const page = {
  path: 'docs/page.md',
  frontMatter: {},
  route: '/docs/page',
  siteUrl: 'https://docs.example.com',
  section: 'Guides',
  title: 'Page',
  description: 'What it does.',
  language: 'en',
  docusaurusTag: 'docs-default-current',
  keywords: [],
  pageRank: 1,
};

const told = (text: string, frontMatter = {}) =>
  recordsFromMarkdown({...page, text, frontMatter})
    .slice(1)
    .map(({type, hierarchy, content, url}) => [
      content ?? hierarchy[type as 'lvl2' | 'lvl3'],
      url.split('page')[1],
    ]);

describe("a Markdown page's records", () => {
  it("omit its front matter, and have the product's name filled in", () => {
    expect(told('---\ntitle: Page\n---\n\nAsk {Product}, `{product}`.\n')).toEqual([
      [expect.stringMatching(/^Ask [A-Z]\w+, [a-z]\w+\.$/), ''],
    ]);
  });

  it('have the same anchors as in Docusaurus', () => {
    expect(told('## Get a token\n\nOne.\n\n## Get a token\n\n### Is it `sts:AssumeRole`?')).toEqual(
      [
        ['Get a token', '#get-a-token'],
        ['One.', '#get-a-token'],
        ['Get a token', '#get-a-token-1'],
        ['Is it sts:AssumeRole?', '#is-it-stsassumerole'],
      ],
    );
    // Docusaurus treats ":AssumeRole" as a directive until it has created the anchor.
    expect(told('## It says sts:AssumeRole')).toEqual([['It says sts:AssumeRole', '#it-says-sts']]);
  });

  it('link to the attributes of a data model one by one', () => {
    const found = told('## Attributes\n\n::model-attributes\n', {model: 'Host'});
    expect(found).toContainEqual(['os', '#attribute-os']);
    expect(found).toContainEqual([expect.stringMatching(/^os · Type: Text ·/), '#attribute-os']);
  });

  it('have the same tables, lists, code, and admonitions as the HTML', () => {
    const text = [
      '| Token | Default |\n| --- | --- |\n| Expiry | Never |',
      '| Option | Default |\n| --- | --- |\n| Length | 24 hours |',
      '1. Open **Users**.\n   - At 10:30.',
      '```bql\nFIND Host\n\nLIMIT 5\n```',
      ':::warning[Mind]\n\nThe gap.\n\n:::',
      'Press <kbd>K</kbd>.',
    ].join('\n\n');
    expect(told(text).map(([content]) => content)).toEqual([
      'Expiry · Default: Never',
      'Length Default: 24 hours',
      'Open Users.',
      'At 10:30.',
      'FIND Host LIMIT 5',
      'Mind',
      'The gap.',
      'Press K.',
    ]);
  });

  it('include the content of derived parts', () => {
    const contents = told('::risk-ratings').map(([content]) => content);
    expect(contents).toContainEqual(expect.stringMatching(/^Critical · /));
  });

  it('omit MDX imports and tags', () => {
    expect(told("import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nText.\n\n</Tabs>\n")).toEqual([
      ['Text.', ''],
    ]);
  });

  it("report the file and line of a derived part that's used incorrectly", () => {
    expect(() => told('---\ntitle: Page\n---\n\n::statuses{of="nothing"}')).toThrow(
      'docs/page.md:5  ::statuses',
    );
  });

  it('of a data model list its own attributes row by row, and leave inherited ones to their own page', () => {
    const frontMatter = {model: 'Host'};
    const contents = recordsFromMarkdown({...page, text: '::model-attributes', frontMatter}).map(
      ({content}) => content ?? '',
    );
    expect(contents.filter((content) => content.startsWith('hostnames · Type: Text'))).toHaveLength(
      1,
    );
    expect(contents.filter((content) => content.includes('riskScore'))).toEqual([]);
  });
});
