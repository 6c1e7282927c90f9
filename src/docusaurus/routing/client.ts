import {readablePath} from './readable-path';

/*
 * A page can answer at an address that is written in an odd way, such as `//docs/roles` or `/docs/r%6Fles`. Before the
 * router sees it, the address becomes the page's own: the router would take it for another page, wouldn't start at all
 * where it can't decode a path, and in `//docs/roles` it would take `docs` for a host.
 */
if (typeof window !== 'undefined') {
  const {origin, pathname, search, hash} = window.location;
  const path = readablePath(pathname);
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', origin + path + search + hash);
}
