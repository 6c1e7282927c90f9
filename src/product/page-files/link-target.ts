import path from 'node:path';

/** Where a link leads to. */
export interface LinkTarget {
  /** From the project's root: `docs/guides/security/roles.md`. */
  file: string;
  /** Without `#`; nothing where the link has none. */
  anchor: string | undefined;
}

/**
 * Where a link to a file leads, as Docusaurus reads it: from the folder of the page that it is on.
 *
 * @param from the page, from the project's root
 * @param url `../security/roles.md#create-a-role`; `#create-a-role` stays on the page
 */
export function linkTarget(from: string, url: string): LinkTarget {
  const [target = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  const file = decoded(target);
  return {file: file ? path.posix.join(path.posix.dirname(from), file) : from, anchor};
}

/**
 * The link from one page to another.
 *
 * @param from the page that it is on, from the project's root
 * @param to the file that it leads to, also
 */
export function linkTo(from: string, to: string): string {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

/** Text of an address as its writer meant it; what is no encoding stays. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
