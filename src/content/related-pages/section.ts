/** The section at the end of a page that offers pages to go on with. */
export const relatedHeading = 'Related pages';

/** A long list is no choice. */
export const mostRelated = 4;

/** Whether a page ends with related pages: a guide, or a page about BQL, an API or the assistant. */
export const hasRelatedPages = (file: string) =>
  /^docs\/(guides|standalone|bql|apis|iq)\//.test(file);
