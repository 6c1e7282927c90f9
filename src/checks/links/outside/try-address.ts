import {setTimeout} from 'node:timers/promises';
import {ask, isRedirect, type Manners} from './ask';
import {connectionFault} from './connection-fault';

/** What came of trying an address. */
export type LinkVerdict =
  | {kind: 'fine'}
  /** It works, but the server says that its address has changed for good. */
  | {kind: 'moved'; to: string}
  /** No one can read it anymore. */
  | {kind: 'dead'; why: string; hasNoAnswer?: boolean}
  /** People might be able to read it. */
  | {kind: 'unsure'; why: string; hasNoAnswer?: boolean};

/** A verdict that might be another one later. */
type Attempt = LinkVerdict & {again?: {afterMs?: number}};

const mostRedirects = 10;
/** The server has trouble, or is asked too often. */
const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500;
/** The server refuses programs, readers without an account, or readers in this country. */
const refusals = [401, 402, 403, 406, 407, 451];

/** Tries an address until a server answers for good, or too often. */
export async function tryAddress(address: string, manners: Manners): Promise<LinkVerdict> {
  for (let tried = 1; ; tried += 1) {
    const {again, ...verdict} = await follow(address, manners);
    if (!again || tried === manners.tries) return verdict;
    const {afterMs = manners.pauseMs * 2 ** tried} = again;
    await setTimeout(Math.min(afterMs, manners.longestWaitMs));
  }
}

/** Follows redirects to a page. The address has moved as far as all redirects up to there are permanent. */
async function follow(address: string, manners: Manners): Promise<Attempt> {
  let at = new URL(address);
  let movedTo: URL | undefined;
  let isPermanent = true;
  for (let count = 0; count <= mostRedirects; count += 1) {
    let response: Response;
    try {
      response = await ask(at, manners);
    } catch (error) {
      return connectionFault(error, manners);
    }
    if (!isRedirect(response)) return judge(response, address, movedTo);
    const location = response.headers.get('location') ?? '';
    if (!URL.canParse(location, at.href)) {
      return {kind: 'dead', why: `redirects to "${location}", which isn't an address`};
    }
    at = new URL(location, at);
    isPermanent &&= response.status === 301 || response.status === 308;
    if (isPermanent) movedTo = at;
  }
  return {kind: 'dead', why: `redirects more than ${mostRedirects} times`};
}

function judge({status, headers}: Response, address: string, movedTo?: URL): Attempt {
  const why = `answers ${status}`;
  if (isTemporary(status)) {
    return {kind: 'unsure', why, again: {afterMs: waitOf(headers.get('retry-after'))}};
  }
  if (refusals.includes(status)) return {kind: 'unsure', why};
  if (status >= 400) return {kind: 'dead', why};
  if (!movedTo) return {kind: 'fine'};
  const {hash, pathname} = new URL(address);
  // Many servers send readers there from pages that are gone.
  if (movedTo.pathname === '/' && pathname !== '/') {
    return {kind: 'unsure', why: `leads to the home page ${movedTo.href}`};
  }
  return {kind: 'moved', to: movedTo.href + (movedTo.hash ? '' : hash)};
}

/** The wait that a server asks for: seconds, or a date. */
function waitOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}
