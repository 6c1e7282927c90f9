import {textOfHtml} from '../../base/text/html';

/**
 * Puts each line of highlighted code in its own element, with its indent, below which a wrapped line continues.
 *
 * @param html the code, highlighted
 * @param code the code as readers see it, without the comments that mark lines; they're also removed from `html`
 * @param classNames the classes of lines, by line number from 0
 */
export function linesOf(
  html: string,
  code: string,
  classNames: Readonly<Record<number, readonly string[]>>,
): string {
  const shown = code.split('\n');
  let count = 0;
  const lines: string[] = [];
  for (const line of html.split('\n')) {
    if (textOfHtml(line) !== shown[count]) continue;
    const names = ['token-line', ...(classNames[count] ?? [])].join(' ');
    const indent = shown[count]?.search(/\S/) ?? 0;
    const style = indent > 0 ? ` style="--indent:${indent}ch"` : '';
    lines.push(`<span class="${names}"${style}>${line}<br></span>`);
    count += 1;
  }
  return lines.join('');
}

/** Longer words have to break on a phone. */
const longest = 24;
const hyphenated = /(?<![\w-])(?:--?\w+|\w+(?=-))(?:-\w+)*(?![\w-])/g;

const long = new RegExp(String.raw`\S{${longest + 1},}`, 'g');

/**
 * Keeps browsers from breaking options and parts of addresses at their hyphens, where a line of a command wraps. Long
 * addresses break after a slash.
 */
export const keepWords = (html: string): string =>
  html.replace(/(?<=^|>)[^<]+/g, (text) =>
    text
      .replace(long, (address) => address.replace(/\/(?=\w)/g, '/<wbr>'))
      .replace(hyphenated, (word) =>
        word.length > longest ? word : `<span class="unbroken">${word}</span>`,
      ),
  );
