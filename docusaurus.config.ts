import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {version} from './package.json';
import analytics from './src/app/analytics/plugin';
import calculators from './src/app/calculators/plugin';
import fonts from './src/app/fonts/plugin';
import graphqlPlayground from './src/app/graphql-playground/plugin';
import navigation from './src/app/navigation/plugin';
import pageList from './src/app/not-found/plugin';
import offlineReading from './src/app/offline-reading/plugin';
import playground from './src/app/playground/plugin';
import searchDialog from './src/app/search/plugin';
import versionsPlugin from './src/app/versions/plugin';
import {readEnvironment} from './src/base/environment';
import {languages, original} from './src/base/languages';
import {textIn} from './src/base/languages/texts';
import {codeLanguages} from './src/content/highlight/languages';
import highlightAtBuild from './src/content/highlight/plugin';
import pageInputs from './src/content/page-inputs/plugin';
import {markdownPlugins} from './src/content/page-plugins';
import announcement from './src/docusaurus/announcement';
import leanClient from './src/docusaurus/client/plugin';
import debugPages from './src/docusaurus/debug-pages/plugin';
import languagesPlugin from './src/docusaurus/languages/plugin';
import {
  replacementsOf,
  shownTextsIn,
  translateTexts,
} from './src/docusaurus/languages/replacements';
import {commitHistory} from './src/docusaurus/last-update';
import loader from './src/docusaurus/late-script/plugin';
import {template} from './src/docusaurus/late-script/template';
import lazyLayout from './src/docusaurus/lazy-layout/plugin';
import pictures from './src/docusaurus/pictures';
import routeShards from './src/docusaurus/route-shards/plugin';
import routing from './src/docusaurus/routing/plugin';
import runtimeNames from './src/docusaurus/runtime-names';
import recovery from './src/docusaurus/stale-builds/plugin';
import leanStyles from './src/docusaurus/styles/plugin';
import upstreamContract from './src/docusaurus/upstream';
import home from './src/pages/_home/plugin';
import {connectJsonDownload, connectYamlDownload} from './src/product/connect-api/plugin';
import {frozenVersions, versionOptions} from './src/product/doc-versions';
import {baseIn, fillIn, language, product, siteBase, siteRoot, versions} from './src/product/facts';
import {parseFrontMatter, preprocessor} from './src/product/page-files/preprocess';
import {redirects} from './src/product/redirects';
import releaseList from './src/product/releases/plugin';
import {sections} from './src/product/sections';
import udmDownload from './src/product/udm/plugin';
import {deploy} from './src/publish/deploy/plugin';
import {feeds} from './src/publish/feeds/plugin';
import {freezeVersions} from './src/publish/frozen-versions/plugin';
import licenses from './src/publish/licenses/plugin';
import markdownCopies from './src/publish/markdown-copies/plugin';
import copyText from './src/publish/markdown-copies/while-compiling';
import {siteImage} from './src/publish/metadata/card';
import socialImages from './src/publish/metadata/plugin';
import pageThreads from './src/publish/page-threads/plugin';
import queryEngine from './src/sample/engine/plugin';
import {schemaDataDownload, schemaDownload} from './src/sample/graphql/schema-download';
import sampleData from './src/sample/organization/plugin';
import search from './src/search/plugin';

const environment = readEnvironment(process.env);
const hostedSearch = Boolean(environment.ALGOLIA_APP_ID);
const frozen = frozenVersions();
const {LOCALES: locales = [original]} = environment;
const newest = versions.platform.at(-1);
if (!newest) throw new Error('src/product/facts/versions.yaml lists no platform release');

const navbar: ThemeConfig['navbar'] = {
  title: product.name,
  items: [
    ...sections.map(({sidebar, title}) => ({
      type: 'docSidebar',
      sidebarId: fillIn(sidebar, product),
      label: fillIn(title, product),
      position: 'left' as const,
    })),
    ...(frozen.length > 0 ? [{type: 'docsVersionDropdown', position: 'right' as const}] : []),
    {type: 'search', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
};

const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Guides',
      items: [
        {label: 'Quick start', to: '/docs/quick-start'},
        {label: 'Connectors', to: '/docs/connectors'},
        {label: 'BQL overview', to: '/docs/bql-overview'},
        {label: 'BQL playground', to: '/playground'},
        {label: `${product.name} Platform API`, to: `/docs/${product.slug}-api`},
        {label: 'Help', to: '/help'},
        ...(environment.OFFLINE ? [{label: 'Read offline', to: '/offline'}] : []),
      ],
    },
    {
      title: 'Find us',
      items: [
        {label: 'Blog', href: product.links.blog},
        {label: 'Customer support', href: product.links.support},
        {label: 'Video channel', href: product.links.videos},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Privacy policy', href: product.links.privacy},
        {label: 'Versions', to: '/versions'},
        {label: 'Accessibility', to: '/help/accessibility'},
      ],
    },
  ],
};

const themeConfig: ThemeConfig & {algolia: Record<string, unknown>} = {
  navbar,
  footer,
  image: 'img/social/site.png',
  metadata: siteImage,
  announcementBar: {
    // A reader who closed the bar sees it again only when the ID changes, with the next release.
    id: `platform-${newest.version}`,
    content: `<b>Platform ${newest.version}</b> <span>${newest.headline ?? 'The newest release.'}</span> <a href="${siteBase}docs/releases/platform/${newest.version}">${textIn(language, 'See what changes')}</a>`,
    isCloseable: true,
  },
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {
    // No colors here: tokens have classes, and src/css/code.css gives them each mode's palette.
    theme: {plain: {}, styles: []},
    additionalLanguages: codeLanguages,
  },
  algolia: {
    // The theme requires credentials even if nothing is hosted; src/app/search then answers queries.
    appId: environment.ALGOLIA_APP_ID ?? 'embedded',
    apiKey: environment.ALGOLIA_API_KEY ?? 'embedded',
    indexName: environment.ALGOLIA_INDEX ?? 'embedded',
    contextualSearch: true,
    searchPagePath: 'search',
    // The browser handles results on other sites; the site's own become routes.
    externalUrlRegex: `^(?!${product.siteUrl.replaceAll('.', '\\.')}(/|$))`,
  },
};

const sidebarPath = './sidebars.ts';

const docs: DocsOptions = {
  sidebarPath,
  lastVersion: 'current',
  versions: versionOptions(),
  // "12-2025.md" is December 2025, not the twelfth page.
  numberPrefixParser: false,
  showLastUpdateTime: true,
  editUrl: environment.EDIT_URL,
  ...markdownPlugins(copyText),
};

/** A page that shows every part that pages are made of. e2e/parts.spec.ts photographs it. */
const parts: PagesOptions = {
  id: 'parts',
  path: './src/css/parts',
  include: ['*.mdx'],
  routeBasePath: '__docusaurus/parts',
  ...markdownPlugins(),
};

const preset: PresetOptions = {
  docs: false, // Built by src/docusaurus/client.
  blog: false,
  debug: false, // Built by src/docusaurus/debug-pages.
  sitemap: {
    changefreq: 'weekly',
    priority: 0.5,
    lastmod: null,
    ignorePatterns: [
      ...['search', 'offline', '__docusaurus/**', '404.html'],
      // Search engines are shown the current version.
      ...frozen.map((version) => `docs/${version}/**`),
    ].map((path) => siteBase + path),
  },
  theme: {customCss: './src/css/index.css'},
};

const redirectOptions: RedirectOptions = {redirects};

const config: Config = {
  title: product.name,
  tagline: product.tagline,
  favicon: 'img/favicon.svg',
  url: new URL(product.siteUrl).origin,
  baseUrl: siteRoot,
  trailingSlash: false,
  i18n: {
    defaultLocale: original,
    locales,
    localeConfigs: Object.fromEntries(
      locales.map((code) => [
        code,
        {label: languages[code], ...(code !== original && {baseUrl: baseIn(code)})},
      ]),
    ),
  },
  future: {v4: true, faster: true, experimental_vcs: commitHistory()},
  storage: {type: 'localStorage', namespace: false},
  ssrTemplate: translateTexts(template, replacementsOf(shownTextsIn(language))),
  // The banner treats a script that hasn't arrived yet as missing.
  baseUrlIssueBanner: false,
  // `npm run check` and `npm test` fail on all of these.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'detect',
    preprocessor,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  customFields: {
    version,
    slug: product.slug,
    supportEmail: product.supportEmail,
    hostedSearch,
    searchHosts: environment.ALGOLIA_HOSTS,
    feedbackUrl: environment.FEEDBACK_URL,
    reportUrl: environment.REPORT_URL,
    assistants: environment.ASSISTANTS,
    analytics: environment.ANALYTICS_ENDPOINT && {
      endpoint: environment.ANALYTICS_ENDPOINT,
      domain: environment.ANALYTICS_DOMAIN,
    },
  },
  presets: [['classic', preset]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', redirectOptions],
    Boolean(environment.ANALYTICS_ENDPOINT) && analytics,
    announcement,
    calculators,
    schemaDataDownload,
    schemaDownload,
    connectJsonDownload,
    connectYamlDownload,
    debugPages,
    deploy({environment, ...redirectOptions}),
    [require.resolve('./src/docusaurus/client/docs-plugin'), docs],
    upstreamContract,
    ...feeds,
    fonts,
    freezeVersions({sidebarPath}),
    home,
    highlightAtBuild,
    languagesPlugin,
    runtimeNames,
    graphqlPlayground,
    lazyLayout,
    leanClient,
    leanStyles,
    licenses,
    loader,
    navigation,
    Boolean(environment.OFFLINE) && offlineReading,
    pictures,
    playground,
    queryEngine,
    recovery,
    releaseList,
    routeShards,
    routing,
    sampleData,
    search,
    searchDialog,
    pageInputs,
    pageThreads,
    pageList,
    ['@docusaurus/plugin-content-pages', parts],
    socialImages,
    markdownCopies,
    udmDownload,
    versionsPlugin,
  ],
  scripts: environment.CDN_SCRIPT_URL
    ? [
        {
          src: environment.CDN_SCRIPT_URL,
          integrity: environment.CDN_SCRIPT_INTEGRITY,
          crossorigin: 'anonymous',
          defer: true,
        },
      ]
    : [],
  themeConfig,
};

export default config;
