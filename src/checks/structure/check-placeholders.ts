import {onEachPage} from '../check';

const placeholders = /FILL IN\b:?|\b(TODO|TBD|FIXME)\b|\b(lorem ipsum|coming soon)\b|\bxxx+\b/gi;
const upperCaseOnly = /^(fill in|todo|tbd|fixme)/i;

/** No text waits to be written: an unfilled template or a promise of later text is not ready to publish. */
export const checkPlaceholders = onEachPage(({text}, report) => {
  for (const [index, line] of text.split('\n').entries()) {
    for (const [found] of line.matchAll(placeholders)) {
      // "fill in the form" is a sentence, "FILL IN: what goes here" a placeholder.
      if (upperCaseOnly.test(found) && found !== found.toUpperCase()) continue;
      report(
        index + 1,
        `placeholder "${found.replace(':', '')}"`,
        'write the text, or delete the line',
      );
    }
  }
});
