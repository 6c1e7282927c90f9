import {toString as textOf} from 'mdast-util-to-string';
import {longDate, monthNames} from '../../base/text/dates';
import {versions} from '../../product/facts';
import {onEachPage} from '../check';
import {lineOf} from '../page';

const month = new RegExp(
  String.raw`\b(${monthNames.join('|')})\b(?: (\d{1,2})\b)?(?:,? (20\d\d))?`,
  'g',
);

/** A version, but not the number of an entry such as `11.32-05`. */
const version = /(?<![\w.-])\d{1,2}\.\d{1,2}(?![\w%-]|\.\d)/g;

/**
 * Checks that a sentence with one platform version and one month names the month of that release: "retired in August
 * (11.28)". Skips connector pages, because connectors have their own versions.
 */
export const checkReleaseDates = onEachPage((page, report) => {
  if (page.kind === 'connector' || page.kind === 'release-connector') return;
  for (const node of page.written('paragraph')) {
    const sentences = textOf(node)
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?]) (?=[A-Z])/);
    for (const sentence of sentences) {
      const [release, ...releases] = releasesIn(sentence);
      const [date, ...dates] = sentence.matchAll(month);
      if (!release || !date || releases.length > 0 || dates.length > 0) continue;
      const [said, name, day, year] = date;
      const right = longDate(release.date);
      const fits = [name, day && `${day},`, year].every((part) => !part || right.includes(part));
      if (!fits)
        report(
          lineOf(node),
          `"${said}" is in a sentence about ${release.version}, but isn't its date`,
          `write the date of ${release.version}, ${right}, or delete the version`,
        );
    }
  }
});

function releasesIn(sentence: string) {
  const named = new Set(sentence.match(version));
  return versions.platform.filter((release) => named.has(release.version));
}
