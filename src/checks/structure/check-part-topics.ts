import path from 'node:path';
import {counted} from '../../base/collections';
import {forms, limits, statuses} from '../../product/facts';
import {onEachPage} from '../check';
import type {CheckedPage} from '../page';

/** What each derived part can be asked for, where its names are of features. */
const features: Record<string, string[]> = {
  limits: Object.keys(limits),
  form: [...forms.keys()],
  statuses: Object.keys(statuses),
};

/** Parts whose name is in the title of the page or in a heading above. */
const headed = ['events', 'bql-functions', 'bql-operators'];

/** How much nearer to the page another feature has to be. */
const margin = 2.5;

/**
 * A derived part is about what the page is about: `::limits{of="dashboards"}` is not on the page of visualizations.
 * Each word of its name occurs on the page, and no other feature of its kind is much nearer to the title, the headings
 * above, and the text.
 */
export const checkPartTopics = onEachPage((page, report) => {
  for (const {line, part, name, above} of partsIn(page)) {
    if (headed.includes(part)) {
      if (!`${page.frontMatter.data.title} ${above}`.toLowerCase().includes(name.toLowerCase()))
        report(line, `no heading above names "${name}"`, 'ask for what the section is about');
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
          : 'ask for the part of the feature that the page is about',
      );
  }
});

interface Part {
  line: number;
  part: string;
  /** What it asks for. */
  name: string;
  /** The headings above it, and the line of text right above it. */
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

/** How near a word is to a part: in the headings above it, in what the page is called, and how often on the page. */
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

/** The words of a text without their endings; what any form or record is called says nothing. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !['form', 'list', 'record', 'records', 'settings'].includes(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, '').slice(0, 7));

const meanOf = (numbers: number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
