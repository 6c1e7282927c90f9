/** How a server is asked. Tests wait less. */
export interface Manners {
  /** How long an answer can take. */
  timeoutMs: number;
  /** How often an address is tried before we give up on it. */
  tries: number;
  /** The pause between two requests to a host. It doubles with each try. */
  pauseMs: number;
  /** The longest wait that a server can ask for with `Retry-After`. */
  longestWaitMs: number;
}

export const politeManners: Manners = {
  timeoutMs: 15_000,
  tries: 3,
  pauseMs: 500,
  longestWaitMs: 60_000,
};

/** Some servers refuse a program without these. */
const headers = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (compatible; documentation link check)',
};

/**
 * Asks a server for a page, without following redirects. First asks only for the headers, which costs the server less.
 * If it refuses that, asks for the page.
 *
 * @throws {Error} as `fetch` does
 */
export async function ask(address: URL, {timeoutMs}: Manners): Promise<Response> {
  const send = (method: string) =>
    fetch(address, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  const head = await send('HEAD').catch(() => undefined);
  if (head && (head.ok || isRedirect(head) || head.status === 429)) return head;
  const response = await send('GET');
  await response.body?.cancel();
  return response;
}

/** Whether a response leads to another address. */
export const isRedirect = ({status, headers}: Response): boolean =>
  [301, 302, 303, 307, 308].includes(status) && headers.has('location');
