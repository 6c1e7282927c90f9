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
 * sheet takes 17 kB and the inline scripts take 3 kB: one that answers presses before React does, half a kB that
 * reports files that couldn't be loaded, and 0.1 kB for src/docusaurus/lazy-layout, which also takes 0.1 kB of script.
 * The pages of closed sidebar categories take up to 2 kB. A picture, drawn for phones and for desks, takes 0.6 kB, and
 * as much script. 127 kB of the script are the same on every page. To follow a reader through the operations of an
 * API, a sidebar takes half a kB of it.
 */
export const budgets: PageBudget[] = [
  {
    // Gathers rows of other pages, for readers who look for a message: over 1,500 on two pages. Error codes of the
    // Connect API, and messages of the platform API and of queries, take 6 kB, and 8 kB of script. How to tell the causes
    // of the product's messages takes 1 kB, and 2 kB of script. What is in each fold takes as much.
    kind: 'list of all errors',
    routes: /^\/docs\/(connector-)?errors$/,
    markup: 68_900,
    untilLoad: 68_900,
    requests: 4,
    script: 223_700,
  },
  {
    // Lists who fills each of 500 attributes, for readers without JavaScript. The names of connectors take 12 kB.
    // What is in each fold takes 0.2 kB.
    kind: 'comparison of all connectors',
    routes: /^\/docs\/connectors\/compare$/,
    markup: 43_300,
    untilLoad: 43_300,
    requests: 4,
    script: 190_200,
  },
  {
    // Have a search over their rows. The hosts of all connectors take 4 kB. 300 limits, each with a link to the section
    // that explains it, take 8 kB. What is in each fold takes 0.5 kB, and 1 kB of script.
    kind: 'guide with a search over its rows',
    routes: /^\/docs\/(network|limits|permissions)$/,
    markup: 37_400,
    untilLoad: 37_400,
    requests: 5,
    script: 179_200,
  },
  {
    kind: 'list of all data models',
    routes: /^\/docs\/reference\/udm$/,
    markup: 43_100,
    untilLoad: 43_100,
    requests: 4,
    script: 187_400,
  },
  {
    // Lists a year's releases. Also loads the style sheets of explorers, of release notes, and of kinds of entries.
    kind: 'list of all releases',
    routes: /^\/docs\/releases$/,
    markup: 39_700,
    untilLoad: 39_700,
    requests: 6,
    script: 179_600,
  },
  {
    // Shows every connector with the facts to choose by, for readers without JavaScript. The categories above them, each
    // with its icon, take 0.5 kB.
    kind: 'list of all connectors',
    routes: /^\/docs\/connectors$/,
    markup: 42_200,
    untilLoad: 42_200,
    requests: 5,
    script: 187_400,
  },
  {
    // Has the style sheets of connectors and of queries, and a diagram of its mappings. The diagram's arrangement on a
    // phone takes 0.1 kB, and so do the places where names in mappings can break.
    kind: 'connector page',
    routes: /^\/docs\/connectors\//,
    markup: 41_200,
    untilLoad: 41_200,
    requests: 5,
    script: 176_200,
  },
  {
    // Its style sheet for requests and examples takes 2 kB. The Connect API has a program in three languages for each of
    // 11 requests, which takes 2 kB, and 4 kB of script.
    // The list of requests takes 0.2 kB.
    kind: 'API page',
    routes: /^\/docs\/(graphql|.*-api$)/,
    markup: 42_800,
    untilLoad: 42_800,
    requests: 5,
    script: 182_800,
  },
  {
    // One has the style sheets of screens and of queries. A data model has its diagram twice, for desks and for phones,
    // and with 12 attributes or more a filter, which has the style sheet of explorers.
    kind: 'page of a language or a reference',
    routes: /^\/docs\/(reference|bql|.*bql)/,
    markup: 42_300,
    untilLoad: 42_300,
    requests: 6,
    script: 178_500,
  },
  {
    kind: 'tutorial with programs in three languages',
    routes: /-connect-import$/,
    markup: 41_500,
    untilLoad: 41_500,
    requests: 4,
    script: 178_800,
  },
  {
    // Has the style sheets of a calculator, of screens, and of queries.
    kind: 'guide with a calculator and a screen',
    routes: /^\/docs\/due-dates$/,
    markup: 38_100,
    untilLoad: 38_100,
    requests: 6,
    script: 172_300,
  },
  {
    // Has more queries with their rows than other guides, and a screen.
    kind: 'use case',
    routes: /^\/docs\/use-cases\//,
    markup: 39_600,
    untilLoad: 39_600,
    requests: 5,
    script: 174_000,
  },
  {
    // Some have the style sheets of screens and of queries. A screen's icons, badges, and their styles take 1 kB. One has
    // two calculators with their steps.
    kind: 'guide',
    routes: /^\/docs\//,
    markup: 39_100,
    untilLoad: 39_100,
    requests: 5,
    script: 175_500,
  },
  {
    // Debug pages about the site itself, and one with every part of a page. No page links to them.
    kind: "page of Docusaurus's own",
    routes: /^\/__docusaurus\//,
    markup: 31_800,
    untilLoad: 31_800,
    requests: 5,
    script: 220_900,
  },
  {
    // Shows queries with their results, a picture of each section, and the newest releases.
    kind: 'home page',
    routes: /^\/$/,
    markup: 29_900,
    untilLoad: 29_900,
    requests: 5,
    script: 143_100,
  },
  {
    // Shows all data models, and a query with its rows. Its panel of data models, their values, and examples takes 7.4 kB
    // of script, what the examples are about takes 4 kB, the best example first takes 0.1 kB, and the address and the
    // reader's own queries take 2 kB.
    kind: 'playground',
    routes: /^\/playground$/,
    markup: 27_300,
    untilLoad: 27_300,
    requests: 4,
    script: 157_600,
  },
  {
    // The search page loads the most script. The GraphQL playground shows an operation with its answer.
    kind: 'page outside the documents',
    routes: /./,
    markup: 26_800,
    untilLoad: 26_800,
    requests: 4,
    script: 144_800,
  },
];

/** How much a part of the site that's loaded when a reader needs it can weigh. */
export interface PartBudget {
  /** The part, as messages name it. */
  kind: string;
  /** The names of its chunks (`webpackChunkName`). What webpack loads together with them counts, too. */
  chunks: string[];
  /** Chunks that the reader has loaded before. What's loaded together with them doesn't count. */
  after?: string[];
  /** Its script files, in gzip. */
  script: number;
}

/** Limits for what the playgrounds load. */
export const partBudgets: PartBudget[] = [
  {
    // Half of it is the sample organization.
    kind: 'BQL worker, sample organization, and data model',
    chunks: ['query-worker', 'sample', 'data-model'],
    script: 370_000,
  },
  {kind: 'BQL editor', chunks: ['query-editor'], script: 180_000},
  {
    // Plot takes 86 kB.
    kind: 'graph and chart of a result',
    chunks: ['query-graph', 'query-chart'],
    script: 120_000,
  },
  {
    // Graphql.js and the editor's mode. The editor itself is the same for both languages.
    kind: 'GraphQL',
    chunks: ['graphql-engine', 'graphql-editor'],
    after: ['query-editor'],
    script: 130_000,
  },
];
