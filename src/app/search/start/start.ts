/** A page that the search dialog offers before a query. */
export interface StartPlace {
  title: string;
  /** Absolute path, such as `/docs/quick-start`. */
  route: string;
}

/** What the dialog offers to readers without recent or favorite searches. */
export interface SearchStart {
  places: StartPlace[];
  /** The newest releases, newest first. */
  releases: StartPlace[];
}

/** Loads what the dialog offers, which is a separate chunk, because results don't need it. */
export async function loadStart(): Promise<SearchStart> {
  const {default: start} = await import(
    /* webpackChunkName: "search-start" */ '@generated/search-dialog/default/start.json'
  );
  return start;
}
