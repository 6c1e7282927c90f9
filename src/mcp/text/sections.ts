import GithubSlugger from 'github-slugger';

/** A heading of a Markdown text, with the lines from it to the next heading of the same level or above. */
export interface MarkdownSection {
  level: number;
  title: string;
  anchor: string;
  text: string;
}

/** Returns the sections of a Markdown text in order. A section's text includes the sections below it. */
export function sectionsOf(markdown: string): MarkdownSection[] {
  const lines = markdown.split('\n');
  const slugger = new GithubSlugger();
  const headings = [...headingsIn(lines)].map(({line, level, title}) => ({
    line,
    level,
    title,
    anchor: slugger.slug(title),
  }));
  return headings.map(({line, ...heading}, index) => {
    const next = headings.slice(index + 1).find(({level}) => level <= heading.level);
    return {...heading, text: lines.slice(line, next?.line).join('\n').trim()};
  });
}

function* headingsIn(lines: string[]) {
  let isCode = false;
  for (const [line, text] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(text)) isCode = !isCode;
    const [, marks = '', written = ''] = (!isCode && /^(#{1,6}) (.+)$/.exec(text)) || [];
    if (marks) yield {line, level: marks.length, title: withoutMarkup(written)};
  }
}

const withoutMarkup = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();

/** Splits a text at line ends into parts of at most this many characters, unless a line is longer. */
export function partsOf(text: string, most: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const line of text.split(/(?<=\n)/)) {
    if (part && part.length + line.length > most) {
      parts.push(part.trim());
      part = '';
    }
    part += line;
  }
  return [...parts, part.trim()];
}
