import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {fillIn, product} from '../src/product/facts';
import {readRecords} from '../src/search/records/build';
import {recordsFromMarkdown} from '../src/search/records/markdown';
import type {SearchRecord} from '../src/search/records/record';

const pages = {
  '/docs/security-policies': 'docs/guides/security/security-policies.md',
  '/docs/bcl': 'docs/bql/bcl.md',
  '/docs/connectors/amazon-inspector': 'docs/connectors/amazon-inspector.md',
  '/docs/releases/platform/11.32': 'docs/releases/platform/11.32.md',
};

/** What a record is found by, and where it leads. */
const key = ({type, hierarchy, content, url}: SearchRecord) =>
  JSON.stringify([type, hierarchy, content, url]);

for (const [route, file] of Object.entries(pages)) {
  test(`search finds the same on ${route} in the dev server as in the built site`, () => {
    const built = readRecords('build', [route]);
    const page = built[0];
    if (!page) throw new Error(`build has no records for ${route}: run npm run build`);
    const text = readFileSync(file, 'utf8');
    const loaded = recordsFromMarkdown({
      path: file,
      text,
      frontMatter: parse(fillIn(text, product).split(/^---$/m)[1] ?? ''),
      route,
      siteUrl: product.siteUrl,
      section: page.hierarchy.lvl0 ?? '',
      title: page.hierarchy.lvl1 ?? '',
      description: page.content ?? '',
      language: page.language,
      docusaurusTag: page.docusaurus_tag,
      keywords: page.keywords,
      pageRank: page.weight.pageRank,
    });

    const headings = (records: SearchRecord[]) =>
      records.filter(({type}) => type !== 'content').map(key);
    expect(headings(built).length).toBeGreaterThan(3);
    expect(headings(loaded)).toEqual(headings(built));

    // The theme can add its own piece, such as a code block's title.
    const keys = new Set(loaded.map(key));
    const missing = built.filter((record) => !keys.has(key(record)));
    expect(missing.length).toBeLessThanOrEqual(built.length * 0.02);
    expect(loaded.length).toBeLessThanOrEqual(built.length);
  });
}
