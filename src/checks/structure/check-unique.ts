import type {Check} from '../check';
import type {CheckedPage} from '../page';

const fixes = {
  title: 'say what sets this page apart: readers tell search results by their titles',
  description: 'describe what only this page answers',
  route: 'give one of them another slug or file name',
};

/** No two pages share a title, a description or a route: in menus and search a reader could not tell them apart. */
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
      reportIn(page.file)(line, `has the same ${name} as ${other.path}`, fixes[name]);
    }
  }
};
