/** Escapes text for use between HTML or XML tags. An attribute would need escaped quotes, too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Reverses {@link escapeHtml}. */
export const unescapeHtml = (html: string): string =>
  html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Returns the text of HTML that consists of tags and text from {@link escapeHtml}. */
export const textOfHtml = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, ''));
