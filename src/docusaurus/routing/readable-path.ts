/**
 * The path of a page's address as a server reads it: with each letter written in one way, one slash where there are
 * several, and no ending of a file. Percent signs that stand for no text stand for themselves.
 *
 * @param pathname as the browser's `location` has it
 * @returns a path that is encoded also, and begins with one slash
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
