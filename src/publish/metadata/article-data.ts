import {withoutSlash} from '../../base/base-path';

interface Article {
  title: string;
  description: string;
  /** The permalink in Docusaurus's form, with a trailing slash for a folder's index page. */
  permalink: string;
  siteUrl: string;
  siteName: string;
  /** The section's name, if the page belongs to one. */
  section: string | undefined;
  language: string;
  /** In milliseconds, if the page's history is available. */
  lastUpdatedAt?: number | null;
}

/** Describes a page as https://schema.org/TechArticle. */
export function articleData({siteUrl, siteName, lastUpdatedAt, ...page}: Article) {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: siteUrl + withoutSlash(page.permalink),
    inLanguage: page.language,
    articleSection: page.section,
    ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
    publisher: {'@type': 'Organization', name: siteName, url: siteUrl},
  };
}
