import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {connectApi, connectOperations} from '../../product/connect-api/document';
import derivedParts from '../directives';

/** Returns the page's nodes after its derived parts are expanded. */
function expand(markdown: string) {
  const processor = unified().use(remarkParse).use(remarkDirective).use(derivedParts);
  return (processor.runSync(processor.parse(markdown)) as Root).children;
}

test('operations become a table with one row each, linked to its section', () => {
  const [table] = expand('::connect-operations');
  expect(table).toMatchObject({type: 'table', children: {length: connectOperations().length + 1}});
  expect(JSON.stringify(table)).toContain('"url":"#send-a-batch"');
});

test('an operation shows its address, roles, parameters, body, responses, and examples', () => {
  const nodes = expand('::connect-operation{id="sendBatch"}');
  const [request, about, , parameters, , body, , responses, , sent, , , received] = nodes;
  expect(request).toMatchObject({
    children: [{type: 'inlineCode', value: 'POST /connect/api/v1/channels/{channel}/{object}'}],
  });
  expect(textOf(about)).toContain('one of the Connect roles INGRESS, ADMIN');
  expect(textOf(parameters)).toContain('Idempotency-Keyheader, optionalText, 1 to 64 characters');
  expect(textOf(body)).toContain('recordsList: Record, 1 to 1,000 valuesAlways');
  expect(sent).toMatchObject({lang: 'bash', meta: 'tab="cURL"'});
  expect(textOf(sent)).toContain('"$CONNECT_URL/api/v1/channels/pentest-reports/findings"');
  expect(received).toMatchObject({lang: 'json', meta: 'title="Response 200: BatchResult"'});
  expect(textOf(responses)).toMatch(
    /^200, with BatchResult and Idempotency-Replayed: .*409, with Retry-After: .*413: /,
  );
});

test('a response without an example of its own has the one of another request', () => {
  const titles = expand('::connect-operation{id="getBatch"}').map((node) =>
    node.type === 'code' ? node.meta : '',
  );
  expect(titles.at(-1)).toBe('title="Response 200: BatchResult"');
});

test('an operation without parameters or bodies shows neither', () => {
  const nodes = expand('::connect-operation{id="listChannels"}');
  expect(nodes.some(({type}) => type === 'table')).toBe(false);
  const [deleted] = expand('::connect-operation{id="deleteObject"}').filter(
    ({type}) => type === 'list',
  );
  expect(textOf(deleted)).toContain('204: The object and its records were deleted.');
});

test("a body's fields are listed once: with the request, or in their own section", () => {
  const operation = '::connect-operation{id="putObject"}';
  expect(JSON.stringify(expand(operation))).toContain('keyFields');
  const nodes = expand(`${operation}\n\n::connect-schema{name="ObjectDefinition"}`);
  expect(nodes.filter((node) => textOf(node).includes('Fields whose values'))).toHaveLength(1);
});

test('a Platform API request has no roles, and its body has fields', () => {
  const nodes = expand('::platform-operation{id="platformLogin"}');
  expect(textOf(nodes[0])).toBe('POST /api/auth/login');
  expect(textOf(nodes[2])).toContain('mfaCode');
});

test("the arguments of root fields come from the API's schema", () => {
  expect(textOf(expand('::graphql-arguments')[0])).toMatch(/filterString.*limitInt100How many/s);
});

test("a schema explains in words what each field accepts and when it's required", () => {
  const text = textOf(expand('::connect-schema{name="Finding"}')[0]);
  expect(text).toContain('uidText, 1 to 200 charactersAlways');
  expect(text).toContain('targetsList: Text, 1 to 200 characters, 1 to 500 valuesIn new records');
  expect(text).toContain('confidenceConfirmed, Firm, TentativeHow sure');
  const result = textOf(expand('::connect-schema{name="BatchResult"}')[0]);
  expect(result).toContain('transactionUUIDAlways');
  expect(result).toContain('rejectedList: RecordIssueAlways');
});

test('limits and errors come from the OpenAPI document', () => {
  const limits = textOf(expand('::connect-limits')[0]);
  expect(limits).toContain('Records in a batch1,000 records413');
  expect(limits).toContain('10 MB');
  const errors = textOf(expand('::connect-errors{of="requests"}')[0]);
  for (const {code} of connectApi()['x-errors']) expect(errors).toContain(code);
  expect(textOf(expand('::connect-errors{of="records"}')[0])).toContain('reference_pendingWarning');
});

test.each([
  ['::connect-operation{id="send"}', 'no operation "send": write one of login'],
  ['::platform-operation{id="login"}', 'needs the ID of an operation; '],
  ['::connect-schema{name="Host"}', 'no schema "Host"'],
  ['::connect-schema{name="Text"}', '"Text" has no fields'],
  ['::connect-errors', 'needs of="requests" or of="records"'],
])('%s says what to write', (markdown, message) => {
  expect(() => expand(markdown)).toThrow(message);
});
