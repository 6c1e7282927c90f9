import path from 'node:path';

/** The target of a link. */
export interface LinkTarget {
  /** The path from the project's root: `docs/guides/security/roles.md`. */
  file: string;
  /** The anchor without `#`, or undefined if the link has none. */
  anchor: string | undefined;
}

/**
 * Resolves a link to a file as Docusaurus does: relative to the folder of its page.
 *
 * @param from the page's path from the project's root
 * @param url `../security/roles.md#create-a-role`; `#create-a-role` stays on the page
 */
export function linkTarget(from: string, url: string): LinkTarget {
  const [target = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  const file = decoded(target);
  return {file: file ? path.posix.join(path.posix.dirname(from), file) : from, anchor};
}

/**
 * Returns the link from one page to another.
 *
 * @param from the linking page's path from the project's root
 * @param to the target file's path from the project's root
 */
export function linkTo(from: string, to: string): string {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

/** Decodes an address. Invalid escapes stay as written. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
