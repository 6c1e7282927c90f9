import {createHash} from 'node:crypto';

/** What pages are made from and judged by: code, data, releases, and what connector pages say of themselves. */
const isSource = (file: string) =>
  /^src\/(?!.*\.test\.|checks\/suppressions|checks\/facts\/(?:free-numbers|reviewed)\/list).*\.(ts|yaml)$|(?:code-words|proper-names)\.txt$|^docs\/releases\/.*\.md$/.test(
    file,
  );
const isConnector = (file: string) => /^docs\/connectors\/[^/]+\.md$/.test(file);

const frontMatter = /^---\n.*?\n---\n/s;

/**
 * A digest of all facts that pages are made from: as long as it stays, the same text gives the same page.
 *
 * @param files text by path from the project's root
 */
export function digestFacts(files: Record<string, string>): string {
  const hash = createHash('sha1');
  for (const file of Object.keys(files).sort()) {
    const text = files[file] ?? '';
    if (isSource(file)) hash.update(`${file}\n${text}\n`);
    if (isConnector(file)) hash.update(`${file}\n${frontMatter.exec(text)?.[0]}\n`);
  }
  return hash.digest('hex');
}
