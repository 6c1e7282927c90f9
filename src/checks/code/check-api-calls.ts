import {readJson} from '../../base/json';
import {oncePer} from '../../base/once';
import {lineAt} from '../../base/text/line-at';
import {suggest} from '../../base/text/suggest';
import type {Operation} from '../../product/connect-api/operations';
import {canAnswer, type OwnApi, ownApis} from '../../product/own-apis';
import {anything, findAddress, firstParts, type NamedAddress} from '../../product/own-apis/address';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {curlOf} from './curl';
import {dryRun} from './dry-run';
import {type Fence, fencesOf} from './fences';
import {headerFault} from './header-fault';
import {methodNames, ownAddressIn, withoutUnknown} from './own-addresses';
import {apiOfPage} from './own-api-pages';
import {type ShellCommand, shellCommands} from './shell-words';
import {closing, opening, type StringLiteral, stringLiterals} from './string-literals';

/** A fence whose code calls an API, and a way to report faults in it. */
interface Program extends Fence {
  /** Which of our APIs it calls, if the page or the code says which one. */
  api: OwnApi | undefined;
  reportAt: (offset: number, wrong: string, fix: string, linesBelow?: number) => void;
}

/**
 * Checks that programs in fences call our own APIs as their OpenAPI documents describe: the address, method, headers,
 * and body of each `curl` command, and the strings in Python and JavaScript that are addresses, headers, or GraphQL
 * operations. Skips programs that call vendors' APIs.
 */
export const checkApiCalls = onEachPage((page, report) => {
  for (const program of programsOf(page, report, 'bash')) checkShell(program, page);
  for (const language of ['javascript', 'python'] as const)
    for (const program of programsOf(page, report, language)) checkTexts(program, language);
});

function programsOf(page: CheckedPage, report: Report, language: string): Program[] {
  return fencesOf(page, language).map((fence) => ({
    ...fence,
    api:
      Object.values(ownApis()).find(({variable}) => fence.code.includes(variable)) ??
      apiOfPage(page),
    reportAt: (offset, wrong, fix, linesBelow = 0) => {
      report(fence.firstLine + lineAt(fence.code, offset) - 1 + linesBelow, wrong, fix);
    },
  }));
}

/** An HTTP method, alone. */
const methodName = new RegExp(`^(?:${methodNames})$`);

function checkShell(program: Program, page: CheckedPage): void {
  const variables = variablesOf(page);
  const commands = shellCommands(program.code);
  for (const command of commands) {
    const found = checkCurl(command, program, variables);
    for (const {text, offset} of command.words) {
      if (found?.has(offset)) continue;
      // A word can be anything, so check only addresses that are certainly ours.
      const address = ownAddressIn(text.replace(/^\w+=/, ''));
      if (address !== undefined) checkAddress(address, undefined, offset, program);
    }
  }
  checkStatuses(program, /^[ \t]*(?:\d{3} *\| *)*(\d{3})\)/gm);
}

/**
 * Compares a `curl` command with the operation that it calls.
 *
 * @returns the offsets of the words that are addresses, or undefined if the command isn't `curl`
 */
function checkCurl(
  command: ShellCommand,
  program: Program,
  variables: Map<string, string>,
): Set<number> | undefined {
  const curl = curlOf(command);
  if (!curl) return undefined;
  const seen = new Set<number>();
  for (const {text, offset} of curl.addresses) {
    const address = addressIn(expanded(text, variables), program.api);
    if (address === undefined) continue;
    seen.add(offset);
    const query = curl.query.map((name) => `${name}=`).join('&');
    const whole = query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
    const named = checkAddress(whole, curl.method, offset, program);
    if (!named) continue;
    for (const header of curl.headers) {
      const fault = headerFault(named.api, header.name, header.value);
      if (fault) program.reportAt(header.offset, fault.wrong, fault.fix);
    }
    const [operation, ...others] = named.operations;
    if (!operation || others.length > 0 || curl.method === undefined) continue;
    const has = (name: string) => curl.headers.some((each) => each.name.toLowerCase() === name);
    if (operation.needsToken && !has('authorization'))
      program.reportAt(
        offset,
        `"${operation.summary}" needs a token`,
        'send --header "Authorization: Bearer …"',
      );
    if (operation.body && !has('content-type') && !curl.isJson)
      program.reportAt(
        offset,
        `"${operation.summary}" accepts only JSON`,
        'send --header "Content-Type: application/json"',
      );
    if (curl.body) checkBody(curl.body.text, curl.body.offset, operation, named.api, program);
  }
  return seen;
}

function checkBody(
  text: string,
  offset: number,
  operation: Operation,
  api: OwnApi,
  program: Program,
) {
  if (!operation.body || !/^\s*[[{]/.test(text) || /\$[\w{(]/.test(withoutOperation(text))) return;
  const body = readJson(text);
  if (body === undefined) {
    program.reportAt(offset, "the body isn't valid JSON", 'fix the JSON');
    return;
  }
  for (const {message, where} of api.validator.misfits(operation.body.schema, body)) {
    const place = where === '' ? '' : ` (${where})`;
    program.reportAt(
      offset,
      `${message}${place}`,
      `"${operation.summary}" accepts ${operation.body.schema}: fix the body`,
    );
  }
  const {query, variables} = body as {query?: unknown; variables?: Record<string, unknown>};
  if (typeof query === 'string') checkOperation(query, offset, program, variables ?? {});
}

/** GraphQL variables also begin with `$`, so this removes the operation. */
const withoutOperation = (text: string) => text.replace(/"query"\s*:\s*"(?:[^"\\]|\\.)*"/, '');

/** The shell variables that a page sets to a fixed value, with their values. */
const variablesOf = oncePer((page: CheckedPage): Map<string, string> => {
  const words = fencesOf(page, 'bash').flatMap(({code}) =>
    shellCommands(code).flatMap((each) => each.words),
  );
  return new Map(
    words.flatMap(({text}) => {
      const [, name = '', value = ''] = /^(\w+)=(.+)$/s.exec(text) ?? [];
      const isKnown = Object.values(ownApis()).some(({variable}) => variable === name);
      return name && !isKnown && !value.startsWith('$(') ? [[name, value]] : [];
    }),
  );
});

function expanded(text: string, variables: Map<string, string>, depth = 3): string {
  if (depth === 0) return text;
  return text.replace(/\$(?:(\w+)|\{(\w+)\})/g, (whole, plain?: string, braced?: string) => {
    const value = variables.get(plain ?? braced ?? '');
    return value === undefined ? whole : expanded(value, variables, depth - 1);
  });
}

/**
 * Returns the path if a string is an address of ours. On pages about an API, the string can also begin with an
 * unknown part.
 */
function addressIn(text: string, api: OwnApi | undefined): string | undefined {
  const named = ownAddressIn(text);
  if (named !== undefined || !api) return named;
  const path = withoutUnknown(text).replace(/^\*(?=\/)/, '');
  const [, first = ''] = path.split(/[/?#]/);
  const isOurs = path.startsWith('/') && (firstParts().includes(first) || first === 'v1');
  if (!isOurs) return undefined;
  return path.startsWith(`${api.base}/`) ? path : api.base + path;
}

function checkAddress(
  address: string,
  method: string | undefined,
  offset: number,
  {reportAt}: Program,
): NamedAddress | undefined {
  const found = findAddress(address, method);
  if (!('wrong' in found)) return found;
  reportAt(offset, found.wrong, found.fix);
  return undefined;
}

function checkTexts(program: Program, language: 'javascript' | 'python'): void {
  const {code, api} = program;
  const literals = stringLiterals(code, language);
  for (const [index, literal] of literals.entries()) {
    const address = addressIn(resolved(literal.text, code, literals), api);
    if (address !== undefined) {
      const method = methodOf(literal, literals[index - 1], code);
      const found = checkAddress(address, method, literal.start, program);
      if (found) continue;
    }
    if (isOperation(literal.text) && (api || code.includes('graphql/caasm')))
      checkOperation(literal.text, literal.start, program);
    if (!api || !isKey(literal, code)) continue;
    const next = literals[index + 1];
    const isValue = next && /^\s*[:=]\s*[frb]?$/.test(code.slice(literal.end, next.start));
    const value = isValue ? next.text.replaceAll(opening, '$').replaceAll(closing, '') : undefined;
    const fault = headerFault(api, literal.text, value);
    if (fault) program.reportAt(literal.start, fault.wrong, fault.fix);
  }
  if (api) checkStatuses(program, /\b(?:code|status)\s*[!=]={1,2}\s*(\d{3})\b/g);
}

/** Replaces each variable in a string that the code sets to another string, or to an address from the environment. */
function resolved(text: string, code: string, literals: StringLiteral[], depth = 3): string {
  const expression = new RegExp(`${opening}([^${closing}]*)${closing}`, 'g');
  return text.replace(expression, (_, inside: string) => {
    const variable = variableIn(inside);
    if (variable) return variable;
    if (!/^\w+$/.test(inside) || depth === 0) return anything;
    const set = new RegExp(String.raw`\b${inside}\s*=\s*(?!=)(.*)`).exec(code);
    if (!set) return anything;
    const from = set.index + set[0].length - (set[1] ?? '').length;
    const value = literals.find(({start}) => start >= from && start <= from + 1);
    if (value) return resolved(value.text, code, literals, depth - 1);
    return variableIn(set[1] ?? '') ?? anything;
  });
}

function variableIn(expression: string): string | undefined {
  const api = Object.values(ownApis()).find(({variable}) => expression.includes(variable));
  return api && `$${api.variable}`;
}

/** `request("POST", address)`, `fetch(address, {method: 'POST'})`, `Request(address, method="POST")`. */
function methodOf(literal: StringLiteral, before: StringLiteral | undefined, code: string) {
  if (
    before &&
    methodName.test(before.text) &&
    /^\s*,\s*[fr]?$/.test(code.slice(before.end, literal.start))
  )
    return before.text;
  const after = code.slice(literal.end, literal.end + 300);
  return /^(?:(?!\n\s*\n|;|\b(?:fetch|Request)\()[\s\S])*?\bmethod\s*[:=]\s*["']([A-Z]+)["']/.exec(
    after,
  )?.[1];
}

const isOperation = (text: string) =>
  /^\s*(?:(?:query|mutation|subscription)\b[^{}]*\{|\{\s*[a-zA-Z]\w*\s*[({])[\s\S]*\}\s*$/.test(
    text,
  );

/** Whether a string is a header name: a key that's spelled like one. */
function isKey({text, start, end}: StringLiteral, code: string): boolean {
  if (!/^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+$|^(?:Authorization|Accept|Allow)$/.test(text))
    return false;
  const isMember = /^\s*(?::|\])/.test(code.slice(end));
  const isAsked = /headers(?:\.get\(|\[)\s*$/.test(code.slice(0, start));
  return isMember || isAsked;
}

function checkOperation(
  operation: string,
  offset: number,
  program: Program,
  variables?: Record<string, unknown>,
): void {
  const text = operation.replace(new RegExp(`${opening}[^${closing}]*${closing}`, 'g'), 'x');
  for (const {message, locations} of dryRun(text, variables)) {
    // The values of the variables aren't in the operation's text.
    if (variables === undefined && /^Variable "\$\w+" of required type/.test(message)) continue;
    const fix = 'fix the operation, or the data model in src/product/udm';
    program.reportAt(offset, message, fix, (locations?.[0]?.line ?? 1) - 1);
  }
}

function checkStatuses({code, api, reportAt}: Program, pattern: RegExp): void {
  if (!api) return;
  for (const {index, 1: status = ''} of code.matchAll(pattern))
    if (!canAnswer(api, Number(status)))
      reportAt(
        index,
        `${api.name} never returns ${status}`,
        suggest(status, api.statuses.map(String)),
      );
}
