/**
 * Normalizes a page's path as a server does: each character is written in one way, repeated slashes become one, and
 * file extensions are removed. Percent signs that don't encode text are kept as literal characters.
 *
 * @param pathname `location.pathname`
 * @returns an encoded path that begins with one slash
 */
export function readablePath(pathname: string): string {
  const path = decode(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '');
  return encodeURI(path || '/').replace(/[?#]/g, encodeURIComponent);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
