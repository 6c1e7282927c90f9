/** Returns a text of the product's data without the marks of Markdown's code and bold, for places that show it as it is. */
export const withoutMarkdown = (text: string): string => text.replace(/`|\*\*/g, '');
