import {readablePath} from './readable-path';

/*
 * A page can be served at an address that is written in an unusual way, such as `//docs/roles` or `/docs/r%6Fles`. This
 * replaces the address with the page's own before the router reads it. Otherwise the router would take it for a
 * different page, fail to start if it can't decode a path, or take `docs` in `//docs/roles` for a host.
 */
if (typeof window !== 'undefined') {
  const {origin, pathname, search, hash} = window.location;
  const path = readablePath(pathname);
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', origin + path + search + hash);
}
