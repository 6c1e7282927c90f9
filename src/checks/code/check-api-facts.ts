import {closest, suggest} from '../../base/text/suggest';
import type {Operation} from '../../product/connect-api/operations';
import {canAnswer, gatewayStatuses, type OwnApi} from '../../product/own-apis';
import {type AddressFault, findAddress, firstParts} from '../../product/own-apis/address';
import {onEachPage} from '../check';
import {headerFault} from './header-fault';
import {methodNames, namesInstance, ownAddressIn, withoutUnknown} from './own-addresses';
import {apiOfBlock, blocksOf, type TextBlock} from './own-api-pages';

/** A fault in a block. */
type Fault = AddressFault;

/**
 * Checks that sentences, tables, and inline code describe our own APIs as their OpenAPI documents do: addresses,
 * methods, headers, statuses, and error codes. Checks addresses wherever a page names one of our hosts, and
 * everything else only on pages about an API.
 */
export const checkApiFacts = onEachPage((page, report) => {
  for (const block of blocksOf(page)) {
    const api = apiOfBlock(block, page);
    const faults = [
      ...addressFaults(block, api, page.kind === 'connector'),
      ...(api
        ? [...statusFaults(block, api), ...codeFaults(block, api), ...headerFaults(block, api)]
        : []),
    ];
    const said = new Set<string>();
    for (const {wrong, fix} of faults) {
      if (said.has(wrong)) continue;
      said.add(wrong);
      report(block.node, wrong, fix);
    }
  }
});

/** Inline code that is an address, and the method inside or before it. */
const addressInCode = new RegExp(
  String.raw`(?:\b(${methodNames})(?: requests?)?(?: (?:to|from|on|at))? )?\x60(?:(${methodNames}) )?([^\s\x60]+)\x60`,
  'g',
);

function* addressFaults(block: TextBlock, api: OwnApi | undefined, isVendors: boolean) {
  for (const [, before, within, text = ''] of block.text.matchAll(addressInCode)) {
    const method = within ?? before;
    const address = addressOf(text, api, isVendors, within !== undefined, block.columns);
    if (address === undefined) continue;
    const found = findAddress(address, isDenied(block.text, text) ? undefined : method);
    if ('wrong' in found) yield found;
  }
  if (!api) return;
  // "Use GET": at least one operation of the API must accept this method.
  const known = api.operations.map(({method}) => method);
  const use = new RegExp(String.raw`\b[Uu]se (${methodNames})\b|\bis an? (${methodNames})\b`, 'g');
  for (const [, used, being] of block.text.matchAll(use)) {
    const method = used ?? being ?? '';
    if (!known.includes(method))
      yield {
        wrong: `${api.name} doesn't accept ${method}`,
        fix: `write ${[...new Set(known)].join(' or ')}`,
      };
  }
}

/** The address in inline code, if it's one of ours. */
function addressOf(
  text: string,
  api: OwnApi | undefined,
  isVendors: boolean,
  hasMethod: boolean,
  columns: string[],
): string | undefined {
  const named = ownAddressIn(text);
  if (named !== undefined && (api || namesInstance(text))) return named;
  if (isVendors && !api) return undefined;
  if (api) {
    // "Address, after `/connect/api/v1/channels/`" is a column title.
    const [after] = columns.flatMap((title) => /after (\/\S+\/)/.exec(title)?.[1] ?? []);
    if (after && /^\{\w+\}\//.test(text)) return withoutUnknown(after + text);
  }
  if (!text.startsWith('/')) return undefined;
  const [, first = ''] = text.split(/[/?#]/);
  const path = withoutUnknown(text);
  if (!api)
    return /^\/(?:connect\/api|graphql\/caasm|api\/v1\/channels)(?:\/|$)/.test(text)
      ? path
      : undefined;
  if (text === '/' || text === '/api') return undefined;
  if (pointsIntoBody(text, api)) return undefined;
  const isAddress =
    hasMethod || firstParts().includes(first) || closest(first, firstParts()) !== undefined;
  if (!isAddress) return undefined;
  // A page about Connect can omit the beginning that all its paths share.
  const isShort = api.base !== '' && !path.startsWith(`${api.base}/`) && path !== api.base;
  return isShort && !('wrong' in findAddress(api.base + path)) ? api.base + path : path;
}

/** A JSON pointer such as `/records/1/severity`. */
const pointsIntoBody = (text: string, api: OwnApi) => api.members.has(text.split('/')[1] ?? '');

/** Numbers that can be statuses: not part of a longer number, a version, or a word. */
const number = /(?<![\w.,:/#$-])([1-5]\d\d)s?(?![\w:/%-]|[.,]\d)/g;

/** A number after one of these is a status. */
const introduces =
  /\b(?:status(?:es)?(?: codes?)?|HTTP(?:\/[\d.]+)?|returns?|returned|answers?(?: with)?|answered(?: with)?|responds with|gets?|got|sees?|fails? with|ends? with|ended with|refused with)(?: an?| only)? `?$/i;

/** A number after one of these is a status if it's at least 400. */
const mayIntroduce = /(?:\b(?:an?|on(?: an?)?|with|or|and|for|is|to a)|,|^|\|) `?$/i;

const isUnit =
  /^`? (?!(?:is|means|says|was|has|comes|this|as|its|ends|needs|always|stands|names|tells|asks)\b)(?:[a-z]+s|MB|GB|KB|ms|percent)\b/;

const isMeasure =
  /\b(?:about|around|up to|over|below|above|more than|fewer than|least|most|every|each|of|from|size|limit) `?$/i;

/** Columns whose cells begin with a status. */
const statusColumns = /^(?:Status|You see|Answer|HTTP status|Code)$/;

function* statusFaults(block: TextBlock, api: OwnApi): Generator<Fault> {
  const operations = operationsNamedIn(block, api);
  for (const match of block.text.matchAll(number)) {
    const status = Number(match[1]);
    const before = block.text.slice(0, match.index);
    const after = block.text.slice(match.index + match[0].length);
    if (!isStatus(status, before, after, block) || isDenied(block.text, match[0])) continue;
    if (!canAnswer(api, status)) {
      yield {wrong: `${api.name} never returns ${status}`, fix: `it returns ${list(api.statuses)}`};
      continue;
    }
    const possible = operationAt(before, after, api) ?? operations;
    const fitting = possible.filter(({answers}) => String(status) in answers);
    const isOfAll = status === 405 || gatewayStatuses.includes(status);
    if (possible.length === 0 || fitting.length > 0 || isOfAll) continue;
    const [operation] = possible;
    if (operation)
      yield {
        wrong: `"${operation.summary}" never returns ${status}`,
        fix: `it returns ${list(Object.keys(operation.answers))}`,
      };
  }
}

function isStatus(status: number, before: string, after: string, {columns}: TextBlock): boolean {
  if (isUnit.test(after) || isMeasure.test(before)) return false;
  if (introduces.test(before)) return true;
  const column = columns[before.split(' | ').length - 1] ?? '';
  if (statusColumns.test(column) && /(?:^|\| )`?$/.test(before)) return true;
  if (/^`? `[a-z]+(?:_[a-z]+)+`/.test(after)) return true;
  return status >= 400 && columns.length === 0 && mayIntroduce.test(before);
}

/** "401 at login", "403 on a query", "the login returns 401". */
function operationAt(before: string, after: string, api: OwnApi): Operation[] | undefined {
  const noun =
    /^`? (?:at|to|on|from|for) (?:the |a )?(login|query|queries|batch)\b/.exec(after)?.[1] ??
    /\b(login|query|batch) (?:itself )?(?:returns|answers|gets|ends|fails)(?: with)?(?: status)? `?$/i.exec(
      before,
    )?.[1];
  const ids = {login: /login$/i, query: /^query$/, queries: /^query$/, batch: /^sendBatch$/};
  const id = ids[noun?.toLowerCase() as keyof typeof ids];
  return id && api.operations.filter((operation) => id.test(operation.id));
}

/** The operations that addresses in the block name, or else the operation in the heading. */
function operationsNamedIn(block: TextBlock, api: OwnApi): Operation[] {
  const pattern = new RegExp(String.raw`\x60(${methodNames}) (\/\S*)\x60`, 'g');
  const named = [...block.text.matchAll(pattern)].flatMap(([, method, address = '']) => {
    const found = findAddress(withoutUnknown(address), method);
    return 'wrong' in found ? [] : found.operations;
  });
  return named.length > 0 ? named : api.operations.filter(({summary}) => summary === block.heading);
}

const snake = /`([a-z]+(?:_[a-z]+)+)`/g;

function* codeFaults(block: TextBlock, api: OwnApi): Generator<Fault> {
  const codes = [...api.errors.keys()];
  for (const match of block.text.matchAll(snake)) {
    const [, code = ''] = match;
    const before = block.text.slice(0, match.index);
    const status =
      /(?<![\w.,])([1-5]\d\d)`?(?: and| with| \||,|:)?(?: the)?(?: error)?(?: code)? $/.exec(
        before,
      )?.[1];
    const word = /\b(errors?|codes?|warnings?|rejections?|rejected (?:as|with))(?: code)? $/i.exec(
      before,
    )?.[1];
    const known = api.errors.get(code);
    if (!known) {
      if (api.members.has(code)) continue;
      if (status || word || closest(code, codes))
        yield {
          wrong: `${api.name} has no error "${code}"`,
          fix:
            codes.length > 0
              ? suggest(code, codes)
              : "remove the code: this API's errors don't have codes",
        };
      continue;
    }
    if (status && Number(status) !== known.status)
      yield {wrong: `"${code}" isn't returned with ${status}`, fix: `write ${known.status}`};
    if (/^warning/i.test(word ?? '') && known.kind !== 'warning' && known.kind !== 'both')
      yield {
        wrong: `"${code}" isn't a warning`,
        fix: known.kind ? 'call it a rejection' : 'call it an error',
      };
    if (/^reject/i.test(word ?? '') && known.kind === 'warning')
      yield {wrong: `"${code}" doesn't reject a record`, fix: 'call it a warning'};
  }
}

const headerCode = /`([A-Za-z][A-Za-z0-9]*(?:-[A-Za-z][A-Za-z0-9]*)*)(?:: ?([^`]*))?`/g;

function* headerFaults(block: TextBlock, api: OwnApi): Generator<Fault> {
  for (const match of block.text.matchAll(headerCode)) {
    const [code, name = '', value] = match;
    const before = block.text.slice(0, match.index);
    const after = block.text.slice(match.index + code.length);
    const isCalled = /\bheaders?(?: named| called)? $/i.test(before) || /^ headers?\b/.test(after);
    const names = [...api.headers.keys()];
    const isKnown = names.some((each) => each.toLowerCase() === name.toLowerCase());
    const looks = /^X-/.test(name) || (/-/.test(name) && closest(name, names) !== undefined);
    if (!isCalled && !isKnown && !looks) continue;
    if (!isCalled && !/^[A-Z]/.test(name)) continue;
    const fault = headerFault(api, name, value);
    if (fault && !isDenied(block.text, code)) yield fault;
  }
}

/** Whether the text denies something: "Send no `X-Api-Key`", "it never answers 404". */
function isDenied(text: string, what: string): boolean {
  const before = text.slice(0, text.indexOf(what));
  const sentence = before.slice(before.search(/(?:(?<=[.!?:|]) )?[^.!?|]*$/));
  return /\b(?:no|not|never|neither|nor|without|instead of|unlike|none|cannot)\b[^,;]*$/i.test(
    sentence,
  );
}

const list = (values: readonly (string | number)[]) => values.join(', ');
