import {onEachPage} from '../check';

/** The page can be read at all: MDX parses, and each derived part finds the data that it asks for. */
export const checkSyntax = onEachPage(({errors}, report) => {
  for (const {line, message, fix} of errors) report(line, message, fix);
});
