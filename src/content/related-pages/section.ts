/** The heading of a page's last section, which suggests the next pages to read. */
export const relatedHeading = 'Related pages';

/** The maximum, because a long list doesn't help readers choose. */
export const mostRelated = 4;

/** Whether a page ends with related pages: a guide, or a page about BQL, an API, or the assistant. */
export const hasRelatedPages = (file: string) =>
  /^docs\/(guides|standalone|bql|apis|iq)\//.test(file);
