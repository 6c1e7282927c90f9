/** The areas whose data and code pages are made from. */
export const factAreas = ['base', 'product', 'bql', 'sample', 'content'];

const isFact = (file: string) =>
  /^docs\/releases\/.*\.md$/.test(file) ||
  (file.startsWith('src/') && factAreas.includes(file.split('/')[1] ?? '') && !isTest(file));

/** Whether a file is a page, of any version. */
export const isPage = (file: string) => /^(docs|i18n|versioned_docs)\/.*\.mdx?$/.test(file);

/** Whether only tests read a file. */
export const isTest = (file: string) => file.includes('.test.');

/**
 * Returns what every page can be made from, apart from its own text: data, code, releases, and what some pages say of
 * themselves.
 *
 * @param files text by path from the project's root
 */
export const factsIn = (files: Record<string, string>): string[] =>
  Object.keys(files)
    .sort()
    .flatMap((file) => {
      const text = files[file] ?? '';
      if (isFact(file)) return [`${file}\n${text}\n`];
      return isPage(file) ? [`${file}\n${toldOf(file, text, files)}\n`] : [];
    });

/**
 * What other pages say of a page: whether and where it is. Of a connector, all that its front matter tells, and of a
 * page that the glossary names, its title.
 */
function toldOf(file: string, text: string, files: Record<string, string>): string {
  const matter = /^---\n.*?\n---\n/s.exec(text)?.[0] ?? '';
  if (file.startsWith('docs/connectors/') || matter.includes('\nconnector')) return matter;
  const isNamed = files['src/product/glossary/terms.yaml']?.includes(file.replace('docs/', ''));
  const keys = `slug|id|draft|unlisted${isNamed ? '|title' : ''}`;
  return (matter.match(new RegExp(`^(${keys}):.*(\\n[ \\t].*)*`, 'gm')) ?? []).join('\n');
}
