import {beforeAll, describe, expect, it} from 'vitest';
import {textOfHtml} from '../../base/text/html';
import {loadGrammars} from './grammars';
import {highlight} from './highlight';

beforeAll(() => loadGrammars(['bash', 'http']));

describe('highlight', () => {
  it("marks the language's tokens and leaves other text plain", () => {
    expect(highlight('FIND Host', 'bql')).toBe(
      '<span class="token keyword">FIND</span> <span class="token class-name">Host</span>',
    );
  });

  it('highlights the requested languages in addition to the default ones', () => {
    expect(highlight('echo "$HOME"', 'bash')).toContain('<span class="token builtin');
    expect(highlight('GET /api HTTP/1.1', 'http')).toContain('<span class="token');
  });

  it('takes a field of GraphQL for a field, even if its name also begins a definition', () => {
    const keywords = (code: string) =>
      [...highlight(code, 'graphql').matchAll(/token keyword">([^<]+)/g)].map(([, word]) => word);
    expect(keywords('query A {\n  hosts { type { query } input }\n  type\n}')).toEqual(['query']);
    expect(keywords('extend type A implements B {\n  type: C\n}\n\ntype D')).toEqual([
      'extend type',
      'implements',
      'type',
    ]);
    expect(keywords('{ a { ... on Host { type } } }')).toEqual(['on']);
  });

  it('leaves code in an unknown language plain', () => {
    expect(highlight('a < b && c', 'klingon')).toBe('a &lt; b &amp;&amp; c');
  });

  it('returns as many lines as the code has, even if a token spans several lines', () => {
    const code = '{\n\n  "a": 1\n}';
    expect(highlight(code, 'json').split('\n')).toHaveLength(4);
    expect(highlight('a = """x\ny"""', 'python').split('\n')).toHaveLength(2);
  });

  it.each([
    ['json', '{"html": "<b>&amp;</b> &lt;", "n": [1, null]}\n'],
    ['bql', 'FIND Host WHERE name LIKE "<>&*" AND riskScore >= 7'],
    ['bash', "curl 'https://x/?a=1&b=2' > out.txt 2>&1 <<EOF\n&lt;\n\nEOF"],
    ['text', 'a < b > c && d'],
  ])('keeps the exact code: %s', (language, code) => {
    expect(textOfHtml(highlight(code, language))).toBe(code);
  });
});
