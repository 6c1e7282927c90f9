import type {Check} from '../check';
import type {CheckedPage} from '../page';

const fixes = {
  title: 'write what is different on this page, because readers choose search results by title',
  description: 'describe what only this page explains',
  route: 'give one of the pages another slug or file name',
};

/**
 * Checks that no two pages share a title, a description, or a route. In menus and search, readers couldn't
 * distinguish such pages.
 */
export const checkUnique: Check = ({pages, selected}, reportIn) => {
  const facts = {
    title: (page: CheckedPage) => page.frontMatter.data.title,
    description: (page: CheckedPage) => page.frontMatter.data.description,
    route: (page: CheckedPage) => page.route,
  };
  for (const [name, read] of Object.entries(facts) as [
    keyof typeof facts,
    (page: CheckedPage) => unknown,
  ][]) {
    const normalized = (page: CheckedPage) => String(read(page) ?? '').toLowerCase();
    const first = new Map(pages.map((page) => [normalized(page), page] as const).reverse());
    const last = new Map(pages.map((page) => [normalized(page), page] as const));
    for (const page of selected) {
      const value = normalized(page);
      const other = [first, last]
        .map((by) => by.get(value))
        .find((candidate) => candidate !== page);
      if (value === '' || !other) continue;
      const line = page.frontMatter.lineOf(name === 'route' ? 'slug' : name);
      reportIn(page.file)(line, `the page has the same ${name} as ${other.path}`, fixes[name]);
    }
  }
};
