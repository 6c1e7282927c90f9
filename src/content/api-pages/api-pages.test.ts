import type {Element, Root as HtmlRoot} from 'hast';
import {toString as textOfHtml} from 'hast-util-to-string';
import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {product} from '../../product/facts';
import {isApiReference} from '../../product/page-files/is-api-reference';
import {fieldList} from '../directives/nodes';
import arrangeExamples from './arrange-examples';
import {listEndpoints} from './list-endpoints';
import apiPages from './remark';

const reference = {path: '/site/docs/apis/connect-api.md'};

/** Returns the nodes of a page, without the imports at its beginning. */
function show(markdown: string, file: {path: string; data?: object} = reference): RootContent[] {
  const processor = unified().use(remarkParse).use(remarkGfm).use(apiPages);
  const {children} = processor.runSync(processor.parse(markdown), file as never) as Root;
  return children.filter(({type}) => (type as string) !== 'mdxjsEsm');
}

const table = (...rows: string[]) =>
  [rows[0], rows[0]?.replace(/[^|]+/g, '-'), ...rows.slice(1)].map((row) => `|${row}|`).join('\n');

describe('API pages', () => {
  it('are the pages about APIs, except for tutorials', () => {
    expect(isApiReference('@site/docs/apis/platform-api.md', {})).toBe(true);
    expect(isApiReference('C:\\site\\docs\\apis\\platform-api.md', {})).toBe(true);
    expect(isApiReference('/site/docs/apis/connect-import.md', {kind: 'guide'})).toBe(false);
    expect(isApiReference('/site/docs/guides/security/roles.md', {})).toBe(false);
  });

  it('leave other pages alone', () => {
    const path = '/site/docs/guides/security/roles.md';
    expect(show('`POST /graphql/caasm`', {path})).toMatchObject([{type: 'paragraph'}]);
  });
});

describe('a request on a line of its own', () => {
  it('is shown with its whole address', () => {
    const [endpoint] = show('`POST /graphql/caasm`');
    const origin = `https://<your-instance>.${product.slug}.example`;
    expect(endpoint).toMatchObject({
      name: 'Endpoint',
      attributes: [
        {name: 'method', value: 'POST'},
        {name: 'origin', value: origin},
        {name: 'path', value: '/graphql/caasm'},
      ],
    });
  });

  it.each(['`POST /graphql/none`', '`GET /graphql/caasm`', 'Send `POST /graphql/caasm`.'])(
    '%s stays text',
    (markdown) => expect(show(markdown)).toMatchObject([{type: 'paragraph'}]),
  );
});

describe('a table of fields', () => {
  it('becomes a list with what each field needs', () => {
    const [list] = show(
      table(
        'Field | Type | Required | Default | Meaning',
        '`uid` | Text | Always | | The key.',
        '`list` | `true` | In new records | `false` | A list.',
      ),
    );
    const code = (value: string) => [{type: 'inlineCode' as const, value}];
    const text = (value: string) => [{type: 'text' as const, value}];
    const expected = fieldList([
      {name: code('uid'), type: text('Text'), note: 'Required', value: [], about: text('The key.')},
      {
        name: code('list'),
        type: code('true'),
        note: 'Required in new records',
        value: [...text('Default: '), ...code('false')],
        about: text('A list.'),
      },
    ]);
    expect(withoutPositions(list)).toEqual(withoutPositions(expected));
  });

  it('says where a parameter goes, and that a response has a field', () => {
    const parameters = table(
      'Parameter | In | Type | Meaning',
      '`key` | path | Text | Its key.',
      '`limit` | query, optional | Number | How many.',
    );
    expect(textOf(show(parameters)[0])).toBe(
      'key Text path RequiredIts key.limit Number query OptionalHow many.',
    );
    const response = table('Field | Type | Present | Meaning', '`new` | Number | Always | New.');
    expect(textOf(show(response)[0])).toBe('new Number AlwaysNew.');
  });

  it('shows the fields of the values of a field', () => {
    const nested = table('Field | Type | Meaning', '`rejected` | List: `RecordIssue` | Why.');
    expect(textOf(show(nested)[0])).toMatch(/^rejected List: RecordIssueWhy\.index.*The record's/);
    const plain = table('Field | Type | Meaning', '`a` | List: `Record` | Records.');
    expect(textOf(show(plain)[0])).toBe('a List: RecordRecords.');
  });

  it('stays a table if its first column names something else', () => {
    expect(show(table('Attribute | Who', '`owners` | People'))).toMatchObject([{type: 'table'}]);
  });
});

describe('statuses', () => {
  it('begin the entries of a list of errors', () => {
    const [list] = show(
      table(
        'Status | Code | Meaning | What to do',
        '400 | `invalid_json` | It is no JSON. | Read the file',
        '503 | `unavailable` | It is being updated. | Wait.',
      ),
    );
    expect(JSON.stringify(list)).toMatch(/status status-4xx.*status status-5xx/);
    expect(textOf(list)).toBe(
      '400invalid_jsonIt is no JSON. Read the file.503unavailableIt is being updated. Wait.',
    );
  });

  it('can be followed by where they occur', () => {
    const [list] = show(
      table('You see | Meaning', '401 at login | No.', '401 | No.', 'HTML | No.'),
    );
    expect(textOf(list)).toBe('401at loginNo.401No.HTMLNo.');
  });

  it('have their names in a list of responses', () => {
    const [list] = show('- **200**, with `Token` and `Date`: Good: yes.\n- **404**: Bad.');
    expect(list).toMatchObject({
      data: {hName: 'div'},
      children: [
        {
          name: 'Response',
          attributes: [
            {name: 'status', value: '200'},
            {name: 'name', value: 'OK'},
            {name: 'content', value: 'Token Date'},
          ],
        },
        {name: 'Response', attributes: [{value: '404'}, {value: 'Not Found'}]},
      ],
    });
    expect(textOf(list)).toBe('Good: yes.Bad.');
  });

  it('stay text in a list of other things', () => {
    expect(show('- **200**: Good.\n- **Other**: Bad.')).toMatchObject([{type: 'list'}]);
  });
});

describe('the examples of a section', () => {
  /** Returns the texts of an element's parts, with examples in brackets. `undefined` if it has no text. */
  function partsOf(node: Element): string | undefined {
    const parts = node.children.map((part) => {
      if (part.type !== 'element') return textOfHtml({type: 'root', children: [part]}).trim();
      const text = part.children.map((child) => textOfHtml(child as Element).trim()).join(' ');
      return [part.properties.className].flat().includes('section-examples') ? `[${text}]` : text;
    });
    return parts.filter((part) => part !== '').join(' ') || undefined;
  }

  /** Returns the page as its parts' texts, with the examples in brackets. */
  function arranged(markdown: string): string[] {
    const processor = unified().use(remarkParse).use(remarkRehype).use(arrangeExamples);
    const tree = processor.runSync(processor.parse(markdown), reference as never) as HtmlRoot;
    return tree.children.flatMap((node) => {
      if (node.type !== 'element') return [];
      const groups = node.tagName === 'ol' ? node.children : [node];
      return groups.flatMap((group) => (group.type === 'element' ? (partsOf(group) ?? []) : []));
    });
  }

  const fence = (text: string) => `\n\n\`\`\`\n${text}\n\`\`\`\n\n`;

  it('are next to its text, in the order of the page', () => {
    expect(arranged(`Lead\n\n## One\n\nA${fence('1')}${fence('2')}B\n\n### Two\n\nC`)).toEqual([
      'Lead',
      'One A [1 2] B',
      'Two',
      'C',
    ]);
  });

  it('are each next to the text that leads to them', () => {
    expect(arranged(`## One\n\nA${fence('1')}B\n\nC${fence('2')}D`)).toEqual([
      'One A [1]',
      'B C [2] D',
    ]);
  });

  it('are next to the steps that they belong to, and what follows is next to its own text', () => {
    const steps = '1. Do:\n\n   ```\n   x\n   ```\n';
    expect(arranged(`## One\n\n${steps}`)).toEqual(['One', 'Do: [x]']);
    expect(arranged(`## One\n\n${steps}\nA${fence('1')}B`)).toEqual(['One', 'Do: [x]', 'A [1] B']);
  });

  it('leave steps without code as they are', () => {
    expect(arranged('## One\n\n1. Read *this*, too.\n2. Read that.')).toEqual([
      'One',
      'Read this , too.',
      'Read that.',
    ]);
  });

  it("aren't next to the steps that follow them", () => {
    const steps = '1. Do:\n\n   ```\n   x\n   ```\n';
    expect(arranged(`## One\n\nA${fence('1')}${steps}`)[0]).toBe('One A [1]');
  });
});

const withoutPositions = (node: unknown): unknown =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === 'position' ? undefined : value)));

describe('the list of requests', () => {
  const endpoint = (path: string) => ({
    type: 'mdxJsxFlowElement',
    name: 'Endpoint',
    attributes: [
      {name: 'method', value: 'GET'},
      {name: 'origin', value: 'https://site.example'},
      {name: 'path', value: path},
    ],
  });
  const section = (id: string, ...paths: string[]) =>
    [
      {type: 'element', tagName: 'h2', properties: {id}, children: []},
      ...paths.map(endpoint),
    ] as never as HtmlRoot['children'];

  it('has a link for each, below what all addresses begin with', () => {
    const list = listEndpoints([
      section('a', '/api/v1/hosts'),
      section('b'),
      section('c', '/api/v1'),
    ]);
    expect(list && textOfHtml(list)).toBe('https://site.example/apiGET /v1/hostsGET /v1');
  });

  it("isn't there for a single request", () => {
    expect(listEndpoints([section('a', '/api/v1/hosts'), section('b')])).toBeUndefined();
  });
});
