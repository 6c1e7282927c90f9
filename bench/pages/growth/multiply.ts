import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Vocabulary} from '../../vocabulary';

/** The share of words replaced in a copied page's prose. */
const varied = 0.3;

/** What a copy keeps unchanged: code, bold names, links, placeholders, and tags. */
const fixed = /(`[^`]*`|\*\*[^*]*\*\*|!?\[[^\]]*\]\([^)]*\)|\{[^}]*\}|<[^>]*>)/;

/**
 * Copies a folder of docs, every Markdown page `times` times: `roles.md`, `roles-2.md`, and so on, side by side, so
 * that links and pictures work. Queries, examples, and derived parts are the original's, and run again.
 *
 * @returns the pages' names, without extension, by the page they're copies of
 */
export function multiplyDocs(from: string, to: string, times: number): Map<string, string[]> {
  rmSync(to, {recursive: true, force: true});
  cpSync(from, to, {recursive: true});
  const files = readdirSync(from, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort();
  const texts = files.map((file) => readFileSync(path.join(from, file), 'utf8'));
  const vocabulary = new Vocabulary(texts.join(' '));
  const copies = new Map<string, string[]>();
  files.forEach((file, index) => {
    const name = file.replace(/\.md$/, '');
    const numbers = Array.from({length: times - 1}, (_, number) => number + 2);
    for (const number of numbers)
      writeFileSync(
        path.join(to, `${name}-${number}.md`),
        copy(texts[index] ?? '', number, vocabulary),
      );
    copies.set(
      name,
      numbers.map((number) => `${name}-${number}`),
    );
  });
  return copies;
}

function copy(text: string, number: number, vocabulary: Vocabulary): string {
  const [, frontMatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? [];
  const head = frontMatter
    .replace(/^(title: .*?)("?)$/m, `$1 ${number}$2`)
    .replace(/^(slug: .*?)("?)$/m, `$1-${number}$2`);
  let inFence = false;
  const lines = body.split('\n').map((line) => {
    if (line.trimStart().startsWith('```')) inFence = !inFence;
    return inFence || !/^[A-Za-z]/.test(line) ? line : vary(line, vocabulary);
  });
  return head + lines.join('\n');
}

const vary = (line: string, vocabulary: Vocabulary) =>
  line
    .split(fixed)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/(?<![\w-])[A-Za-z]{4,}/g, (word) => vocabulary.vary(word, varied)),
    )
    .join('');
