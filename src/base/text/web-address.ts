const local = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Says what keeps a text from being an address that goes into pages, policies and links: written as browsers write it,
 * so that nothing in it can be taken for something else, and with nothing that readers shouldn't get.
 *
 * @returns what is wrong and what to write, as the end of a sentence; nothing where the address is fine. A password is
 *   not repeated
 */
export function addressFault(text: string): string | undefined {
  if (!URL.canParse(text)) return 'is no address: write it as https://example.com/path';
  const url = new URL(text);
  const {protocol, hostname, username, password} = url;
  if (username || password)
    return 'has a user name or a password, which every reader would get: take it out';
  if (protocol !== 'https:' && protocol !== 'http:')
    return `begins with "${protocol}": write an address that begins with https://`;
  if (!/^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])$/.test(hostname))
    return 'has characters in its host that no host name has: write letters, digits, hyphens and dots';
  if (text.includes('#'))
    return 'has a fragment, which no server gets: take out "#" and what follows';
  if (protocol === 'http:' && !local.includes(hostname))
    return 'begins with http://, and what readers send could be read and changed on the way: write https:// (http:// is for this machine alone)';
  // A browser fixes spaces, line breaks, other letters and "../..": here the fixed form is asked for.
  if (text !== url.href && `${text}/` !== url.href)
    return `is not written as browsers do: write ${url.href}`;
  return undefined;
}
