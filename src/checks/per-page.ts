import type {CheckedPage} from './page';

/** Makes something of a page once, however many checks ask for it. */
export function perPage<T>(make: (page: CheckedPage) => T): (page: CheckedPage) => T {
  const made = new WeakMap<CheckedPage, {value: T}>();
  return (page) => {
    const entry = made.get(page) ?? {value: make(page)};
    made.set(page, entry);
    return entry.value;
  };
}
