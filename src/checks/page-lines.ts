/** A line on a page, and the kind of block that it belongs to. */
export interface PageLine {
  text: string;
  kind: 'matter' | 'text' | 'table' | 'heading' | 'code';
  /** For code, the fence's language. */
  language?: string;
}

/** Splits a page's source into lines, and tells fences and front matter from text. */
export function readLines(source: string): PageLine[] {
  let fence: {marks: string; language: string} | undefined;
  let isMatter = false;
  return source.split('\n').map((text, index): PageLine => {
    if (text === '---' && (index === 0 || isMatter)) {
      isMatter = index === 0;
      return {text, kind: 'matter'};
    }
    if (isMatter) return {text, kind: 'matter'};
    const [, marks, language = ''] = /^\s*(`{3,}|~{3,})(\w*)/.exec(text) ?? [];
    if (fence) {
      const {language: inside} = fence;
      if (marks?.startsWith(fence.marks)) fence = undefined;
      return {text, kind: 'code', language: fence ? inside : ''};
    }
    if (marks) {
      fence = {marks, language};
      return {text, kind: 'code', language: ''};
    }
    if (/^#{1,6} /.test(text)) return {text, kind: 'heading'};
    return {text, kind: /^\s*\|/.test(text) ? 'table' : 'text'};
  });
}
