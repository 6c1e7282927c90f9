import {onEachPage} from '../check';

const placeholders = /FILL IN\b:?|\b(TODO|TBD|FIXME)\b|\b(lorem ipsum|coming soon)\b|\bxxx+\b/gi;
const upperCaseOnly = /^(fill in|todo|tbd|fixme)/i;

/**
 * Checks that no text is unwritten. A page with an unfilled template or a promise of later text isn't ready to
 * publish.
 */
export const checkPlaceholders = onEachPage(({text}, report) => {
  for (const [index, line] of text.split('\n').entries()) {
    for (const [found] of line.matchAll(placeholders)) {
      // "fill in the form" is a sentence, but "FILL IN: what goes here" is a placeholder.
      if (upperCaseOnly.test(found) && found !== found.toUpperCase()) continue;
      report(
        index + 1,
        `the page has the placeholder "${found.replace(':', '')}"`,
        'write the missing text, or delete the line',
      );
    }
  }
});
