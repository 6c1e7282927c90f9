import {onEachPage} from '../check';

/** Checks that the page can be read: its MDX parses, and each derived part finds its data. */
export const checkSyntax = onEachPage(({errors}, report) => {
  for (const {line, message, fix} of errors) report(line, message, fix);
});
