/** A text as HTML or XML that shows it between tags. Inside an attribute, quotes would have to be escaped, too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text that {@link escapeHtml} was given. */
export const unescapeHtml = (html: string): string =>
  html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The text of HTML that was made by {@link escapeHtml} and put into tags. */
export const textOfHtml = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, ''));
