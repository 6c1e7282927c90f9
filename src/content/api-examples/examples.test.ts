import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Graph} from '../../bql/graph';
import {udm} from '../../product/udm';
import {clientsOf} from './clients';
import {formatResult} from './format-result';
import apiExamples from './remark';
import {programsOf} from './request-programs';
import runnableOperations from './runnable';

const host = {id: 'h1', typeName: 'Host', displayName: 'web-01', riskScore: 9.1};
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => (typeName === 'Host' ? [host] : []),
  find: () => undefined,
};

function transform(text: string): Root {
  const processor = unified()
    .use(remarkParse)
    .use(apiExamples, {context: () => ({udm, graph})});
  return processor.runSync(processor.parse(text), {path: 'page.md'} as never) as Root;
}

describe('examples on a page', () => {
  it('shows the result below the operation, also in a list', () => {
    const tree = transform('1. Ask:\n\n   ```graphql result\n   {hosts {displayName}}\n   ```\n');
    expect(textOf(tree)).toContain('{"data": {"hosts": [{"displayName": "web-01"}]}}');
  });

  it('uses the variables in the next fence', () => {
    const tree = transform(
      '```graphql result\nquery Q($f: String) {hosts(filter: $f) {id}}\n```\n\n```json variables\n{"f": "riskScore < 5"}\n```\n',
    );
    expect(tree.children.map((node) => ('meta' in node ? node.meta : ''))).toEqual([
      'result',
      'title="Variables"',
      'title="Result"',
    ]);
    expect(textOf(tree)).toContain('{"data": {"hosts": []}}');
  });

  it('shows how a mistake fails', () => {
    expect(textOf(transform('```graphql error\n{hosts(limit: 0) {id}}\n```'))).toContain(
      '"message": "limit must be from 1 to 5,000, not 0."',
    );
    expect(() => transform('```graphql error\n{hosts {id}}\n```')).toThrow("doesn't fail");
  });

  it('puts other languages in tabs', () => {
    const [tabs] = transform('```graphql clients\n{hosts {id}}\n```').children;
    expect(tabs).toMatchObject({name: 'Tabs', children: [{}, {}, {}, {}]});
  });

  it('ignores a fence without flags', () => {
    expect(transform('```graphql\n{nonsense}\n```').children).toHaveLength(1);
  });

  it('fails the build with the file and line if an operation has no result', () => {
    expect(() => transform('Text.\n\n```graphql result\n{hosts {nme}}\n```')).toThrow(
      'page.md:3  Cannot query field "nme" on type "Host".',
    );
  });
});

describe('operations that run', () => {
  /** Returns the names of a page's nodes, with the ones inside components in parentheses. */
  function arranged(text: string, path: string): string[] {
    const processor = unified()
      .use(remarkParse)
      .use(apiExamples, {context: () => ({udm, graph})})
      .use(runnableOperations);
    const tree = processor.runSync(processor.parse(text), {path, data: {}} as never) as Root;
    const nameOf = (node: object): string => {
      const name = 'name' in node ? String(node.name) : String(Reflect.get(node, 'type'));
      const children: object[] = name === 'GraphqlExample' ? Reflect.get(node, 'children') : [];
      return children.length > 0 ? `${name}(${children.map(nameOf).join(' ')})` : name;
    };
    return tree.children.map(nameOf).filter((name) => name !== 'mdxjsEsm');
  }
  const operation = '```graphql result\nquery Q($f: String) {hosts(filter: $f) {id}}\n```';
  const variables = '```json variables\n{"f": "riskScore < 5"}\n```';

  it('is in one frame with its variables and its result', () => {
    expect(arranged(`${operation}\n\n${variables}\n\nText`, 'docs/reference/host.md')).toEqual([
      'GraphqlExample(code code code)',
      'paragraph',
    ]);
  });

  it('has its buttons before the result in the column of an API page', () => {
    const text = `${operation.replace('result', 'clients result')}\n\n${variables}`;
    expect(arranged(text, 'docs/apis/graphql-hosts.md')).toEqual([
      'GraphqlExample(Tabs GraphqlActions code)',
    ]);
  });

  it('has a long result that is folded in the column of an API page', () => {
    const hosts = [...'abcdefghijkl'].map((name) => `${name}: hosts {id}`).join(' ');
    const many = `\`\`\`graphql result\n{${hosts}}\n\`\`\``;
    expect(arranged(many, 'docs/apis/graphql-hosts.md')).toEqual([
      'GraphqlExample(code GraphqlActions ExampleResult)',
    ]);
    expect(arranged(many, 'docs/reference/host.md')).toEqual(['GraphqlExample(code code)']);
  });

  it('leaves code without flags alone', () => {
    expect(arranged('```graphql\n{nonsense}\n```', 'docs/apis/graphql-hosts.md')).toEqual(['code']);
  });
});

describe('clientsOf', () => {
  it("writes variables and quotes in each language's syntax", () => {
    const [curl, javascript, python] = clientsOf('{\n  hosts(filter: "name = \\"a\\"") {id}\n}', {
      active: true,
      none: null,
    });
    expect(curl?.code).toContain(
      String.raw`"query": "{ hosts(filter: \"name = \\\"a\\\"\") {id} }"`,
    );
    expect(javascript?.code).toContain('String.raw`');
    expect(python?.code).toContain('VARIABLES = {"active": True, "none": None}');
  });
});

describe('programsOf', () => {
  const request = {
    method: 'PUT',
    address: 'CONNECT_URL',
    token: 'CONNECT_TOKEN',
    path: '/api/v1/channels',
    headers: {},
    body: {enabled: true},
    isAnswered: true,
  };

  it('sends the method, the token, and the body', () => {
    const [curl, javascript, python] = programsOf(request).map(({code}) => code);
    expect(curl).toBe(`curl --silent --show-error --fail --request PUT \\
  "$CONNECT_URL/api/v1/channels" \\
  --header "Authorization: Bearer $CONNECT_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data @- <<'JSON'
{"enabled": true}
JSON`);
    expect(javascript).toContain('body: JSON.stringify({"enabled": true}),');
    expect(python).toContain('BODY = {"enabled": True}');
  });

  it('omits what a request without a token, a body, and a response with text has not', () => {
    const bare = {...request, method: 'GET', token: undefined, body: undefined, isAnswered: false};
    const programs = programsOf(bare).map(({code}) => code);
    expect(programs[0]).toBe(
      'curl --silent --show-error --fail \\\n  "$CONNECT_URL/api/v1/channels"',
    );
    for (const code of programs) expect(code).not.toMatch(/Authorization|Content-Type|json/i);
  });
});

describe('formatResult', () => {
  it('keeps what fits on one line', () => {
    expect(formatResult({a: [{b: 1}, {b: 2}], c: 'x'.repeat(50)}, 40)).toBe(
      `{\n  "a": [{"b": 1}, {"b": 2}],\n  "c": "${'x'.repeat(50)}"\n}`,
    );
  });
});
