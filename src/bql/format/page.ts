import {formatCode, keepsLayout} from './fence';

const fences = /^(?<indent> *)```(?<language>bql|bcl)\b(?<meta>.*)\n(?<code>[\s\S]*?)\n *```$/gm;

/** Formats the queries and conditions in the fences of a Markdown text. Code that can't be parsed stays unchanged. */
export function formatPage(markdown: string): string {
  return markdown.replace(fences, (fence, indent, language, meta, code: string) => {
    if (keepsLayout(meta)) return fence;
    const formatted = formatCode(language, code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
    if (formatted === undefined) return fence;
    const lines = [`\`\`\`${language}${meta}`, ...formatted.split('\n'), '```'];
    return lines.map((line) => indent + line).join('\n');
  });
}
