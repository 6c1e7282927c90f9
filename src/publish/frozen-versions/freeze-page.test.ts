import {describe, expect, test} from 'vitest';
import {product, roles} from '../../product/facts';
import {freezePage} from './freeze-page';

const head = '---\ntitle: Roles\nslug: /{product}-roles\n---\n';

/** Returns the frozen text of a page, without its front matter. */
const frozen = (text: string, relink = (url: string) => url) =>
  freezePage('docs/guides/security/page.md', `${head}\n${text}`, relink).split('---\n\n')[1];

describe('a frozen page', {timeout: 20_000}, () => {
  test("has the facts of the day, and the product's name", () => {
    const text = frozen('{Product} has these:\n\n::roles\n');
    expect(text).toContain(`${product.name} has these:`);
    expect(text).toContain(`| **${roles[0]?.name}** | ${roles[0]?.summary} |`);
    expect(frozen('Up to :limit[Length of a role title].')).toMatch(/^Up to \d+ characters\.\n$/);
  });

  test('keeps its front matter, with the name filled in', () => {
    expect(freezePage('docs/page.md', `${head}\nText.\n`, (url) => url)).toBe(
      `---\ntitle: Roles\nslug: /${product.slug}-roles\n---\n\nText.\n`,
    );
  });

  test('shows a query with its result, and nothing that would run or check it', () => {
    const text = frozen('```bql run\nFIND Host AS h\nRETURN count(h) AS hosts\n```\n');
    expect(text).toMatch(/^```bql\nFIND .*\n```\n\n\*\*Result .*\*\*\n\n\| hosts \|/s);
    expect(frozen('```bash tab="cURL" run\ncurl\n```')).toBe('```bash tab="cURL"\ncurl\n```\n');
  });

  test.each([
    '![A sends to B.](./img/flow.svg)\n',
    ':::warning[Mind the gap]\nIt is _deep_.\n:::\n',
    'At 10:30, a line<br>break.\n',
    '## Grant sts:AssumeRole\n',
    '| a | b |\n| - | - |\n| 1 | 2 \\| 3 |\n',
  ])('keeps %j as the writer wrote it', (text) => {
    expect(frozen(text)).toBe(text);
  });

  test("describes drawings in words, and keeps the anchors of a table's rows", () => {
    expect(frozen('::screen{name="access-controls"}')).toMatch(/^Screen: /);
    const attributes = freezePage(
      'docs/reference/udm/host.md',
      '---\ntitle: Host\nmodel: Host\n---\n\n::model-attributes\n',
      (url) => url,
    );
    expect(attributes).toContain('<a id="attribute-osFamily"></a>`osFamily`');
  });

  test('leads where links lead in its version', () => {
    const relink = (url: string) => url.replace('/docs/', '/docs/1/');
    expect(frozen('[a](/docs/roles) [b](b.md)', relink)).toBe('[a](/docs/1/roles) [b](b.md)\n');
  });
});

test('a frozen page freezes to itself', () => {
  const text = frozen('::roles\n\n:::note\n\nText with a `code: b`, a_b, and 1\\. x.\n\n:::\n');
  expect(frozen(text ?? '')).toBe(text);
});
