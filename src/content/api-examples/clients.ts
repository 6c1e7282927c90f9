import {pythonLiteral} from './format-result';

/** How to send an operation from one language. */
export interface Client {
  /** The tab's title. */
  label: string;
  /** The language of the fence. */
  language: string;
  code: string;
}

/** The API's path, relative to the platform's address. */
const path = '/graphql/caasm';

/**
 * Returns programs that send an operation and print the data in its response. Each program reads the platform's address
 * and the token from the environment.
 */
export function clientsOf(operation: string, variables: Record<string, unknown>): Client[] {
  const sent = {query: oneLine(operation), ...(isEmpty(variables) ? {} : {variables})};
  return [
    {label: 'cURL', language: 'bash', code: curl(JSON.stringify(sent, null, 2))},
    {label: 'JavaScript', language: 'javascript', code: javascript(operation, variables)},
    {label: 'Python', language: 'python', code: python(operation, variables)},
  ];
}

const isEmpty = (variables: object) => Object.keys(variables).length === 0;

/** GraphQL treats any white space as one separator, and its grammar keeps strings on one line. */
const oneLine = (operation: string) => operation.trim().replace(/\s*\n\s*/g, ' ');

const curl = (body: string) => `curl --silent --show-error --fail \\
  "$PLATFORM_URL${path}" \\
  --header "Authorization: Bearer $PLATFORM_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data @- <<'JSON'
${body}
JSON`;

function javascript(operation: string, variables: Record<string, unknown>): string {
  const raw = operation.includes('\\') ? 'String.raw' : '';
  const body = isEmpty(variables) ? '{query}' : '{query, variables}';
  return `const query = ${raw}\`
${operation.trim()}
\`;
${isEmpty(variables) ? '' : `const variables = ${JSON.stringify(variables, null, 2)};\n`}
const response = await fetch(\`\${process.env.PLATFORM_URL}${path}\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.PLATFORM_TOKEN}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${body}),
});
if (!response.ok) throw new Error(\`The API returned \${response.status}\`);
const {data, errors} = await response.json();
if (errors) throw new Error(errors[0].message);
console.log(JSON.stringify(data, null, 2));`;
}

function python(operation: string, variables: Record<string, unknown>): string {
  const body = isEmpty(variables) ? '{"query": QUERY}' : '{"query": QUERY, "variables": VARIABLES}';
  // A GraphQL block string contains the quotes that would end a Python string.
  const quotes = operation.includes('"""') ? "'''" : '"""';
  return `import json
import os
import urllib.request

QUERY = r${quotes}
${operation.trim()}
${quotes}
${isEmpty(variables) ? '' : `VARIABLES = ${pythonLiteral(variables)}\n`}
request = urllib.request.Request(
    os.environ["PLATFORM_URL"] + "${path}",
    data=json.dumps(${body}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["PLATFORM_TOKEN"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    result = json.load(response)
if "errors" in result:
    raise SystemExit(result["errors"][0]["message"])
print(json.dumps(result["data"], indent=2))`;
}
