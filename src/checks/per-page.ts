import type {Page} from './page';

/** Makes something of a page once, however many checks ask for it. */
export function perPage<T>(make: (page: Page) => T): (page: Page) => T {
  const made = new WeakMap<Page, {value: T}>();
  return (page) => {
    const entry = made.get(page) ?? {value: make(page)};
    made.set(page, entry);
    return entry.value;
  };
}
