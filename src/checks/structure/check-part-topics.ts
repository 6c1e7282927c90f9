import path from 'node:path';
import {counted} from '../../base/collections';
import {forms, limits, statuses} from '../../product/facts';
import {onEachPage} from '../check';
import type {CheckedPage} from '../page';

/** The names that each derived part accepts, for parts whose names are features. */
const features: Record<string, string[]> = {
  limits: Object.keys(limits),
  form: [...forms.keys()],
  statuses: Object.keys(statuses),
};

/** Parts whose name must be in the page's title or in a heading above. */
const headed = ['events', 'bql-functions', 'bql-operators'];

/** How much nearer to the page another feature must be to be reported. */
const margin = 2.5;

/**
 * Checks that a derived part is about the page's subject: `::limits{of="dashboards"}` doesn't belong on the page
 * about visualizations. Each word of its name must occur on the page, and no other feature of the same kind can be
 * much nearer to the title, the headings above, and the text.
 */
export const checkPartTopics = onEachPage((page, report) => {
  for (const {line, part, name, above} of partsIn(page)) {
    if (headed.includes(part)) {
      if (!`${page.frontMatter.data.title} ${above}`.toLowerCase().includes(name.toLowerCase()))
        report(line, `no heading above names "${name}"`, "write the name of the section's subject");
      continue;
    }
    const nearness = nearnessOn(page, above);
    const own = wordsOf(name);
    const [nearest, ...others] = (features[part] ?? [])
      .filter((other) => !wordsOf(other).every((word) => own.includes(word)))
      .map((other) => ({other, mean: meanOf(wordsOf(other).map(nearness))}))
      .sort((a, b) => b.mean - a.mean);
    const isFar = nearest && nearest.mean >= Math.max(...own.map(nearness)) + margin;
    if (isFar || own.every((word) => nearness(word) === 0))
      report(
        line,
        `the page isn't about "${name}"`,
        isFar && nearest.mean > (others[0]?.mean ?? 0)
          ? `did you mean "${nearest.other}"?`
          : 'write the name of the feature that the page is about',
      );
  }
});

interface Part {
  line: number;
  part: string;
  /** The name that it shows. */
  name: string;
  /** The headings above it, and the line of text directly above it. */
  above: string;
}

function partsIn({text}: CheckedPage): Part[] {
  const parts: Part[] = [];
  let headings: string[] = [];
  let before = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [, marks = '', heading = ''] = /^(#{2,4}) (.*)/.exec(line) ?? [];
    const [, part = '', name = ''] =
      /^\s*::([a-z-]+)\{(?:of|name|group)="([^"]+)"/.exec(line) ?? [];
    if (heading) headings = [...headings.slice(0, marks.length - 2), heading];
    if (part in features || headed.includes(part))
      parts.push({line: index + 1, part, name, above: `${headings.join(' ')} ${before}`});
    else if (line.trim()) before = heading ? '' : line;
  }
  return parts;
}

/**
 * How near a word is to a part: whether it's in the headings above or in the page's names, and how often it's on the
 * page.
 */
function nearnessOn({text, path: file, frontMatter: {data}}: CheckedPage, above: string) {
  const near = wordsOf(above);
  const title = wordsOf(
    [data.title, data.description, data.slug, path.posix.basename(file, '.md')].join(' '),
  );
  const times = counted(wordsOf(text.replace(/^\s*::.*$/gm, '')));
  return (word: string): number =>
    (near.includes(word) ? 3 : 0) +
    (title.includes(word) ? 3 : 0) +
    Math.min(3, Math.log2(1 + (times.get(word) ?? 0)));
}

/** The words of a text without their endings, except words that any form or record can have in its name. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !['form', 'list', 'record', 'records', 'settings'].includes(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, '').slice(0, 7));

const meanOf = (numbers: number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
