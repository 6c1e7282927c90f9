const local = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Checks that an address can be used in pages, policies, and links. It must be written the way browsers normalize it,
 * so that it can't be misread, and must not contain anything that readers shouldn't get.
 *
 * @returns what's wrong and what to write, as the end of a sentence, or `undefined` if the address is fine. A password
 *   isn't repeated.
 */
export function addressFault(text: string): string | undefined {
  if (!URL.canParse(text)) return "isn't an address: write one such as https://example.com/path";
  const url = new URL(text);
  const {protocol, hostname, username, password} = url;
  if (username || password)
    return 'has a user name or a password, which every reader would get: remove it';
  if (protocol !== 'https:' && protocol !== 'http:')
    return `begins with "${protocol}": write an address that begins with https://`;
  if (!/^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])$/.test(hostname))
    return "has characters in its host that host names can't have: write only letters, digits, hyphens, and dots";
  if (text.includes('#'))
    return 'has a fragment, which is never sent to a server: remove "#" and everything after it';
  if (protocol === 'http:' && !local.includes(hostname))
    return 'begins with http://, so others could read and change what readers send: write https:// (http:// is only for this machine)';
  // Browsers normalize spaces, line breaks, non-ASCII letters, and "../..". Require the normalized form here.
  if (text !== url.href && `${text}/` !== url.href)
    return `isn't in the form that browsers use: write ${url.href}`;
  return undefined;
}
