/** A section of the documentation, with its pages in reading order. */
export interface PrintableSection {
  title: string;
  pages: {title: string; route: string}[];
}

/**
 * Reads the sections and their pages from the site's `/llms.txt`, which lists each page's Markdown copy.
 *
 * @param text `## Guides`, then lines such as `- [Roles](https://docs.example.com/docs/roles.md): What roles allow.`
 */
export function readSections(text: string): PrintableSection[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      pages: [...part.matchAll(/^- \[(.*)\]\((\S+)\.md\): /gm)]
        .map(([, title = '', address = '']) => ({title, route: new URL(address).pathname}))
        // A category's page only lists pages of the section.
        .filter(({route}) => !route.includes('/docs/category/')),
    }))
    .filter(({pages}) => pages.length > 0);
}
