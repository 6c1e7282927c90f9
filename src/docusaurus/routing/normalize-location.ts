import type {Location} from 'history';

/**
 * Removes an invalid hash from a location. Docusaurus decodes the hash to find the section, and crashes on percent
 * signs that don't encode text. Replaces Docusaurus's function, which removes the `.html` extension. A server does
 * that, and `preload-or-leave.ts` loads such addresses from the server.
 */
export default function normalizeLocation<T extends Location>(location: T): T {
  try {
    decodeURIComponent(location.hash);
    return location;
  } catch {
    return {...location, hash: ''};
  }
}
