/** A page of the site, as the not-found page lists it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Absolute path, such as `/docs/quick-start`. */
  route: string;
}

/** Loads the list of pages, which is a separate chunk so that other pages don't contain it. */
export async function loadPages(): Promise<ListedPage[]> {
  const {default: pages} = await import(
    /* webpackChunkName: "pages" */ '@generated/page-list/default/pages.json'
  );
  return pages as ListedPage[];
}
