/** How much a page can load, in bytes with the best compression that a server sends. */
export interface PageBudget {
  /** The kind of page, as messages name it. */
  kind: string;
  /** A page gets the first budget whose pattern matches its route. */
  routes: RegExp;
  /** The page and its style sheets, in Brotli. */
  markup: number;
  /** Everything that the browser fetches before the `load` event, in Brotli unless the format is already compressed. */
  untilLoad: number;
  /** The number of these files, including the page. */
  requests: number;
  /**
   * The script files that hydrate the page, in gzip. The page names all of them, and src/docusaurus/late-script starts
   * them later.
   */
  script: number;
}

/**
 * Limits slightly above the heaviest page of each kind, so that growth is a decision. In each page, the shared style
 * sheet takes 14.5 kB and the inline scripts take 2 kB, including half a kB that reports files that couldn't be loaded.
 * 147 kB of the script are the same on every page.
 */
export const budgets: PageBudget[] = [
  {
    kind: 'list of all data models',
    routes: /^\/docs\/reference\/udm$/,
    markup: 37_500,
    untilLoad: 38_000,
    requests: 4,
    script: 205_000,
  },
  {
    // Lists every entry of every release, for readers without JavaScript.
    kind: 'list of all releases',
    routes: /^\/docs\/releases$/,
    markup: 56_500,
    untilLoad: 57_000,
    requests: 4,
    script: 233_000,
  },
  {
    kind: 'connector page',
    routes: /^\/docs\/connectors\b/,
    markup: 32_000,
    untilLoad: 32_500,
    requests: 4,
    script: 198_000,
  },
  {
    kind: 'page of a language, an API or a reference',
    routes: /^\/docs\/(reference|bql|graphql|.*-api$|.*bql)/,
    markup: 32_000,
    untilLoad: 32_500,
    requests: 4,
    script: 196_500,
  },
  {
    kind: 'tutorial with programs in three languages',
    routes: /-connect-import$/,
    markup: 34_500,
    untilLoad: 35_000,
    requests: 4,
    script: 199_000,
  },
  {
    kind: 'guide',
    routes: /^\/docs\//,
    markup: 30_500,
    untilLoad: 31_000,
    requests: 4,
    script: 193_500,
  },
  {
    // Debug pages about the site itself. No page links to them.
    kind: "page of Docusaurus's own",
    routes: /^\/__docusaurus\//,
    markup: 23_500,
    untilLoad: 24_500,
    requests: 4,
    script: 234_000,
  },
  {
    kind: 'page outside the documents',
    routes: /./,
    markup: 22_000,
    untilLoad: 22_500,
    requests: 4,
    script: 162_500,
  },
];
