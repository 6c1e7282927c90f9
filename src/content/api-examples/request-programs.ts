import type {Client} from './clients';
import {formatResult, pythonLiteral} from './format-result';

/** A request to one of our APIs, with a value for each part of its address. */
export interface ApiRequest {
  method: string;
  /** The environment variable that has the API's address. */
  address: string;
  /** The environment variable that has the token, if the request needs one. */
  token?: string;
  /** The rest of the address. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Whether the response has a body to print. */
  isAnswered: boolean;
}

/** Returns programs that send a request and print the response. Each program reads the address from the environment. */
export function programsOf(request: ApiRequest): Client[] {
  return [
    {label: 'cURL', language: 'bash', code: curl(request)},
    {label: 'JavaScript', language: 'javascript', code: javascript(request)},
    {label: 'Python', language: 'python', code: python(request)},
  ];
}

/** Headers as they're sent, except for the token. */
const headersOf = ({headers, body}: ApiRequest) => ({
  ...(body !== undefined && {'Content-Type': 'application/json'}),
  ...headers,
});

function curl(request: ApiRequest): string {
  const {method, address, token, path, body} = request;
  // Without a method, curl sends GET, or POST if there's a body.
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  const lines = [
    `curl --silent --show-error --fail${isImplied ? '' : ` --request ${method}`}`,
    `"$${address}${path}"`,
    ...(token ? [`--header "Authorization: Bearer $${token}"`] : []),
    ...Object.entries(headersOf(request)).map(([name, value]) => `--header "${name}: ${value}"`),
    ...(body === undefined ? [] : [`--data @- <<'JSON'\n${formatResult(body)}\nJSON`]),
  ];
  return lines.join(' \\\n  ');
}

function javascript(request: ApiRequest): string {
  const {method, address, token, path, body, isAnswered} = request;
  const headers = [
    ...(token ? [`Authorization: \`Bearer \${${token}}\`,`] : []),
    ...Object.entries(headersOf(request)).map(([name, value]) => `'${name}': '${value}',`),
  ];
  return `const {${token ? `${address}, ${token}` : address}} = process.env;
const url = \`\${${address}}${path}\`;
const response = await fetch(url, {
  method: '${method}',
  headers: {
    ${headers.join('\n    ')}
  },${body === undefined ? '' : `\n  body: JSON.stringify(${formatResult(body, 72, '  ')}),`}
});
if (!response.ok) throw new Error(\`The API returned \${response.status}\`);
console.log(${isAnswered ? 'await response.json()' : 'response.status'});`;
}

function python(request: ApiRequest): string {
  const {method, address, token, path, body, isAnswered} = request;
  const needsJson = isAnswered || body !== undefined;
  const headers = [
    ...(token ? [`"Authorization": "Bearer " + os.environ["${token}"],`] : []),
    ...Object.entries(headersOf(request)).map(([name, value]) => `"${name}": "${value}",`),
  ];
  return `${needsJson ? 'import json\n' : ''}import os
import urllib.request

${body === undefined ? '' : `BODY = ${pythonLiteral(body)}\n`}request = urllib.request.Request(
    os.environ["${address}"] + "${path}",
    method="${method}",${body === undefined ? '' : '\n    data=json.dumps(BODY).encode(),'}
    headers={
        ${headers.join('\n        ')}
    },
)
with urllib.request.urlopen(request) as response:
    print(${isAnswered ? 'json.dumps(json.load(response), indent=2)' : 'response.status'})`;
}
