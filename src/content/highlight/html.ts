/** Text as HTML. */
export const htmlOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The text of HTML that was made by `htmlOf` and put into tags. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
