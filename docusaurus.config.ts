import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {version} from './package.json';
import queryEngine from './src/bql/engine/plugin';
import queryExamples from './src/bql/examples/remark';
import runnableQueries from './src/bql/examples/runnable';
import playground from './src/bql/playground/plugin';
import leanStyles from './src/css/plugin';
import derivedParts from './src/derived';
import derivedCache from './src/derived/cache-plugin';
import {readEnvironment} from './src/environment';
import markTerms from './src/glossary/mark-terms';
import apiExamples from './src/graphql/examples/remark';
import apiSchemaDownload from './src/graphql/plugin';
import {parseFrontMatter, preprocessor} from './src/markdown/preprocess';
import navigation from './src/navigation/plugin';
import {product, versions} from './src/product';
import {redirects} from './src/redirects';
import {loadSample} from './src/sample';
import {graphOf} from './src/sample/graph';
import sampleData from './src/sample/plugin';
import search from './src/search/plugin';
import severityBadges from './src/severity/badges';
import siteIndex from './src/site-index/plugin';
import {udm} from './src/udm';
import drawDiagrams from './src/udm/diagram/draw-diagrams';
import udmDownload from './src/udm/plugin';
import versionsPlugin from './src/versions/plugin';

/** What queries and examples of the API run on. */
const sample = () => ({udm, graph: graphOf(loadSample())});

const environment = readEnvironment(process.env);
const hostedSearch = Boolean(environment.ALGOLIA_APP_ID);
const newest = versions.platform.at(-1);
if (!newest) throw new Error('src/product/versions.yaml lists no platform release');

const navbar: ThemeConfig['navbar'] = {
  title: product.name,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
  items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Guides', position: 'left'},
    {type: 'docSidebar', sidebarId: 'bql', label: 'BQL', position: 'left'},
    {type: 'docSidebar', sidebarId: 'connectors', label: 'Connectors', position: 'left'},
    {type: 'docSidebar', sidebarId: `${product.slug}apis`, label: 'API', position: 'left'},
    {
      type: 'docSidebar',
      sidebarId: `${product.slug}iq`,
      label: `${product.name}IQ`,
      position: 'left',
    },
    {type: 'docSidebar', sidebarId: 'reference', label: 'Reference', position: 'left'},
    {type: 'docSidebar', sidebarId: 'releases', label: 'Releases', position: 'left'},
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
      ],
    },
  ],
};

const themeConfig: ThemeConfig & {algolia: Record<string, unknown>} = {
  navbar,
  footer,
  announcementBar: {
    // A reader who closed the bar sees it again only when the id changes: with the next release.
    id: `platform-${newest.version}`,
    content: `Platform ${newest.version}: ${newest.headline ?? 'the newest release.'} <a href="/docs/releases/platform/${newest.version}">See what changes</a>`,
    isCloseable: true,
  },
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {
    // No colors here: tokens carry classes, and src/css/code.css gives them the palette of either mode.
    theme: {plain: {}, styles: []},
    additionalLanguages: [
      'rest',
      'http',
      'java',
      'kotlin',
      'graphql',
      'yaml',
      'json',
      'bash',
      'python',
      'powershell',
      'xml-doc',
    ],
  },
  algolia: {
    // The theme asks for credentials even where nothing is hosted; src/search answers then.
    appId: environment.ALGOLIA_APP_ID ?? 'embedded',
    apiKey: environment.ALGOLIA_API_KEY ?? 'embedded',
    indexName: environment.ALGOLIA_INDEX ?? 'embedded',
    contextualSearch: true,
    searchPagePath: 'search',
    // A result elsewhere is left to the browser; the site's own become routes.
    externalUrlRegex: `^(?!${product.siteUrl.replaceAll('.', '\\.')}(/|$))`,
  },
};

const preset: PresetOptions = {
  docs: {
    sidebarPath: './sidebars.ts',
    // "12-2025.md" is December 2025, not the twelfth page.
    numberPrefixParser: false,
    beforeDefaultRemarkPlugins: [
      derivedParts,
      drawDiagrams,
      [queryExamples, {ground: sample}],
      runnableQueries,
      [apiExamples, {context: sample}],
      severityBadges,
    ],
    rehypePlugins: [markTerms],
  },
  blog: false,
  debug: true,
  sitemap: {
    changefreq: 'weekly',
    priority: 0.5,
    lastmod: null,
    ignorePatterns: ['/search', '/__docusaurus/**', '/404.html'],
  },
  theme: {customCss: './src/css/index.css'},
};

const redirectOptions: RedirectOptions = {redirects};

const config: Config = {
  title: product.name,
  tagline: product.tagline,
  favicon: 'img/favicon.svg',
  url: product.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English'}}},
  future: {v4: true, faster: true},
  storage: {type: 'localStorage', namespace: false},
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
    supportEmail: product.supportEmail,
    hostedSearch,
    searchHosts: environment.ALGOLIA_HOSTS,
    feedbackUrl: environment.FEEDBACK_URL,
    analytics: environment.ANALYTICS_ENDPOINT && {
      endpoint: environment.ANALYTICS_ENDPOINT,
      domain: environment.ANALYTICS_DOMAIN,
    },
  },
  presets: [['classic', preset]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', redirectOptions],
    apiSchemaDownload,
    derivedCache,
    leanStyles,
    navigation,
    playground,
    queryEngine,
    sampleData,
    search,
    siteIndex,
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
