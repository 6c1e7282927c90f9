import type {Nodes} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {terms} from '../../product/glossary';
import markTerms from './mark-terms';

/** Returns a page's tree with its terms marked. */
function mark(html: string, {page = 'guides/topic/page.md', title = 'Page'} = {}) {
  const file = new VFile({path: `/site/docs/${page}`, data: {frontMatter: {title}}});
  const tree = unified().use(rehypeParse, {fragment: true}).parse(html);
  markTerms()(tree, file);
  return tree;
}

/** Returns the marked terms as spelled on the page. */
function marked(html: string, page?: Parameters<typeof mark>[1]): string[] {
  const found: string[] = [];
  visit(mark(html, page), (node: Nodes) => {
    if (node.type === ('mdxJsxTextElement' as string)) found.push(textOf(node as never));
  });
  return found;
}

test("only a term's first use is marked", () => {
  expect(marked('<p>A risk factor.</p><ul><li>Risk factors, MFA.</li></ul>')).toEqual([
    'risk factor',
    'MFA',
  ]);
});

test('a marked page reads as before', () => {
  const html = '<p>Set MFA, then <em>SSO</em>, and read on.</p>';
  expect(textOf(mark(html))).toBe('Set MFA, then SSO, and read on.');
});

test('a marked term has an ID, and its definition without Markdown', () => {
  const {definition = ''} = terms.find(({term}) => term === 'Verb') ?? {};
  expect(definition).toContain('`HAS`');
  const uid = JSON.stringify(mark('<p>The UID.</p>'));
  expect(uid).toContain('"term-uid"');
  expect(uid).toContain('stored in uid.');
});

test.each('h2 h3 a code pre strong table dl kbd summary mdxadmonitiontitle'.split(' '))(
  'nothing is marked in <%s>',
  (tag) => {
    const cell = {table: '<tr><td>MFA</td></tr>', dl: '<dt>MFA</dt><dd>MFA</dd>'}[tag];
    const inside = `<${tag}>${cell ?? 'MFA'}</${tag}>`;
    expect(marked(inside)).toEqual([]);
    expect(marked(`${inside}<p>Then MFA.</p>`)).toEqual(['MFA']);
  },
);

test("a term in the title isn't marked, nor is a shorter term inside it", () => {
  expect(marked('<p>MFA for a risk factor</p>', {title: 'Risk factors'})).toEqual(['MFA']);
  expect(marked('<p>A risk scoring model.</p>', {title: 'Risk scoring model'})).toEqual([]);
});

test("a term isn't marked on the page that explains it", () => {
  const page = 'guides/security/security-policies.md';
  expect(marked('<p>MFA and SSO.</p>', {page})).toEqual(['SSO']);
});

test("a term isn't marked on the page with the section that explains it", () => {
  const inSections = terms.filter(({page, noInline}) => page?.includes('#') && !noInline);
  expect(inSections.length).toBeGreaterThan(2);
  for (const {term, page} of inSections) {
    const html = `<p>About ${term} here.</p>`;
    expect([term, marked(html).length]).toEqual([term, 1]);
    expect([term, marked(html, {page: page?.split('#')[0]})]).toEqual([term, []]);
  }
});

test('nothing is marked in the glossary', () => {
  expect(marked('<p>MFA.</p>', {page: 'reference/glossary.md'})).toEqual([]);
});

test("a common word isn't marked", () => {
  expect(marked('<p>A finding on a host.</p>')).toEqual([]);
});

test('at most eight terms are marked', () => {
  const many = 'MFA SSO SAML KEV EPSS CVE CWE CPE NVD SBOM'.split(' ');
  expect(marked(`<p>${many.join(', ')}</p>`)).toEqual(many.slice(0, 8));
});
