import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkApiCalls} from './check-api-calls';

const on = (path: string, slug: string) => (language: string, code: string) =>
  faultsOf(checkApiCalls, {
    [path]: page(`\`\`\`${language}\n${code}\n\`\`\``).replace('/title', slug),
  });

const onConnect = on('docs/apis/connect.md', '/{product}-connect-api');
const onPlatform = on('docs/apis/platform.md', '/{product}-api');
const onVendors = on('docs/connectors/vendor.md', '/vendor');

const token = '--header "Authorization: Bearer $TOKEN"';
const json = '--header "Content-Type: application/json"';
const caasm = '"$PLATFORM_URL/graphql/caasm"';

test.each([
  `curl "$PLATFORM_URL/api/auth/login" ${json} --data @login.json | jq .access_token`,
  `curl -sSf ${caasm} -H "Authorization: Bearer x" --json '{"query": "{ hosts(filter: \\"os = Ubuntu\\") { uid } }"}'`,
  `curl ${caasm} ${token} ${json} -d @- <<'JSON'\n{"query": "query Q($l: Int) { hosts(limit: $l) { uid } }", "variables": {"l": 2}}\nJSON`,
  'for page in 1 2; do curl --head "https://<your-instance>.{product}.example/"; done',
  'curl --request POST https://vendor.example/graphql --header "X-Key: a" --data \'{"query": "{ a }"}\'',
  'export PLATFORM_URL="https://<your-instance>.{product}.example"',
])('accepts %s', async (code) => {
  expect(await onPlatform('bash', code)).toEqual([]);
});

test.each([
  [`curl "$PLATFORM_URL/graphql/casm" ${token} ${json} -d @a`, 'did you mean "/graphql/caasm"?'],
  [`curl -X PUT ${caasm} ${token} ${json} -d @a`, "doesn't accept PUT  write POST"],
  [`curl ${caasm} ${token}`, "doesn't accept GET  write POST"],
  [`curl \\\n  ${caasm} ${json} -d @a`, 'md:9  "Run a query" needs a token'],
  [`curl ${caasm} ${token} -d @a`, '"Run a query" accepts only JSON'],
  [`curl ${caasm} -H "X-Api-Key: a" ${token} ${json} -d @a`, `doesn't have the header "X-Api-Key"`],
  [`curl ${caasm} -H "Authorization: Basic $T" ${json} -d @a`, 'write Bearer, then the token'],
  [`curl ${caasm} ${token} ${json} -d '{"operation": "{ hosts { uid } }"}'`, 'query is missing'],
  [
    `curl ${caasm} ${token} ${json} -d '{"query": "{ hosts { nope } }"}'`,
    'Cannot query field "nope"',
  ],
  [`curl ${caasm} ${token} ${json} -d '{"query": "mutation { a }"}'`, 'mutation'],
  [`curl ${caasm} ${token} ${json} -d '{"query": '`, "the body isn't valid JSON"],
  [`curl ${caasm} ${token} ${json} -d @- <<'J'\n{"query": 3}\nJ`, 'query must be string'],
  ['export U="https://<your-instance>.{product}.example/conect"', 'there is no address "/conect"'],
  [`U=$PLATFORM_URL\ncurl "$U/graphql" ${token} ${json} -d @a`, 'there is no address "/graphql"'],
])('rejects %s', async (code, message) => {
  expect((await onPlatform('bash', code)).join('\n')).toContain(message);
});

test('reads the variables of a script and the parameters of a request', async () => {
  const list = (query: string) => `channel="$CONNECT_URL/api/v1/channels/$CHANNEL"
curl --get "$channel/findings" ${token} --data-urlencode "${query}"`;
  expect(await onConnect('bash', list('limit=10'))).toEqual([]);
  expect((await onConnect('bash', list('max=10'))).join()).toContain('has no parameter "max"');
  expect(
    (await onConnect('bash', list('limit=1').replace('/findings', '/finding'))).join(),
  ).toContain('no built-in object is called "finding"');
});

test.each([
  ['python', 'QUERY = """\nquery {\n  hosts { nope }\n}\n"""', 'md:10  Cannot query field "nope"'],
  ['python', 'post("/api/auth/logn", {})', 'did you mean "/api/auth/login"?'],
  [
    'python',
    'URL = os.environ["PLATFORM_URL"]\nget(f"{URL}/graphql/x")',
    'no address "/graphql/x"',
  ],
  ['python', 'request("PUT", "/graphql/caasm")', "doesn't accept PUT"],
  ['python', 'h = {"Content-Typ": "application/json"}', 'did you mean "Content-Type"?'],
  ['python', 'h = {"Content-Type": "text/plain"}', 'write application/json'],
  ['python', 'h["X-Api-Key"] = key', `doesn't have the header "X-Api-Key"`],
  ['python', 'if error.code == 418:\n    pass', 'never returns 418'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a program of a page
  ['javascript', 'await fetch(`${process.env.PLATFORM_URL}/graphql`)', 'no address "/graphql"'],
  [
    'javascript',
    "fetch('/graphql/caasm', {method: 'PATCH', headers: {'X-Key': k}})",
    "doesn't accept PATCH",
  ],
  ['javascript', "response.headers.get('Retry-Afer')", `doesn't have the header "Retry-Afer"`],
  ['javascript', 'const q = `{ hosts(limt: 3) { uid } }`;', 'Unknown argument "limt"'],
])('rejects in %s: %s', async (language, code, message) => {
  expect((await onPlatform(language, code)).join('\n')).toContain(message);
});

test('accepts strings that are something else', async () => {
  const code = `"""Reads hosts."""
import re
path = "/etc/hosts"; text = "{ a }"; note = "Content-Type is missing"
rows = {"First-Name": 1} if False else {}
print(f"{path}/api: {len(rows)}")`.replace(
    'rows = {"First-Name": 1} if False else {}',
    'rows = []',
  );
  expect(await onPlatform('python', code)).toEqual([]);
});

test("skips vendors' programs", async () => {
  expect(
    await onVendors('python', 'post("/graphql", {"query": "{ hosts { nope } }"}, {"X-Key": 1})'),
  ).toEqual([]);
  expect(await onVendors('bash', "curl -X PATCH $URL/api/v1 -d '{'")).toEqual([]);
});

test('accepts the current pages', async () => {
  for (const path of ['platform-api', 'connect-import'].map((name) => `docs/apis/${name}.md`))
    expect(await faultsOf(checkApiCalls, {[path]: readFileSync(path, 'utf8')})).toEqual([]);
});
