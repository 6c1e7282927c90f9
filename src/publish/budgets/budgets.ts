/** What a page can cost its reader: bytes, compressed as on the wire at its best. */
export interface PageBudget {
  /** What the pages have in common, as messages name it. */
  kind: string;
  /** The first budget whose pattern fits a page's route is the page's. */
  routes: RegExp;
  /** The page and its style sheets: brotli. */
  markup: number;
  /** All that the browser fetches before its `load` event: brotli, where it isn't compressed already. */
  untilLoad: number;
  /** How many files that is, the page among them. */
  requests: number;
  /** The files of script that make the page come alive, all of which it names and src/docusaurus/late-script starts later: gzip. */
  script: number;
}

/**
 * A little above what the heaviest page of each kind weighs, so that growth is a decision. Of each, 14.5 kB are the style
 * sheet of all pages and 2 kB the inline scripts, of which half a kB tells of files that couldn't be loaded; 147 kB of
 * the script are the same on every page.
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
    // Every entry of every release in a line, for those who read without script.
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
    // Lists of what the site is made of, which no reader is led to.
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
