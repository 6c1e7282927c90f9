interface Article {
  title: string;
  description: string;
  /** As Docusaurus has it: a folder's index page ends with a slash. */
  permalink: string;
  siteUrl: string;
  siteName: string;
  /** The section's name, if the page is in one. */
  section: string | undefined;
  language: string;
  /** In milliseconds; known where the page's history is. */
  lastUpdatedAt?: number | null;
}

/** A page as https://schema.org/TechArticle. */
export function articleData({siteUrl, siteName, lastUpdatedAt, ...page}: Article) {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: siteUrl + page.permalink.replace(/(?<=.)\/$/, ''),
    inLanguage: page.language,
    articleSection: page.section,
    ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
    publisher: {'@type': 'Organization', name: siteName, url: siteUrl},
  };
}
