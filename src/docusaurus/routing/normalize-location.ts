import type {Location} from 'history';

/**
 * Omits of a location what can't be read: a hash whose percent signs stand for no text, which Docusaurus decodes to
 * find the section, and crashes. In place of its own function, which takes off the ending `.html`: a server does that,
 * and `known-pages.ts` asks it.
 */
export default function normalizeLocation<T extends Location>(location: T): T {
  try {
    decodeURIComponent(location.hash);
    return location;
  } catch {
    return {...location, hash: ''};
  }
}
