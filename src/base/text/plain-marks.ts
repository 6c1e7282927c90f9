const plain: Record<string, string> = {'’': "'", '‘': "'", '›': '>', '\u00a0': ' '};

/**
 * Returns a text with the marks of a keyboard: straight quotes, and `>` between menus. src/content/typography sets
 * others, but readers type these.
 */
export const withPlainMarks = (text: string): string =>
  text.replace(/[“”„‘’›\u00a0]/g, (mark) => plain[mark] ?? '"');
