import {onEachPage, type Report} from '../check';
import {isForeignName, isProperName} from '../language/proper-names';
import {withoutQuotations} from '../language/sentences';
import {type CheckedPage, isWritten} from '../page';

/**
 * Checks that headings make an outline: the title is the only level 1, no level is skipped, no two headings are the
 * same (their anchors would differ only by a number), and all are in sentence case.
 */
export const checkHeadings = onEachPage((page, report) => {
  let depth = 1;
  const seen = new Set<string>();
  for (const heading of page.headings) {
    const {node, text} = heading;
    if (isWritten(node)) {
      if (heading.depth === 1)
        report(
          node,
          `"${text}" is a second level-1 heading`,
          'begin it with ##, because the title is already level 1',
        );
      else if (heading.depth > depth + 1) {
        report(node, `"${text}" skips a level`, `begin it with ${'#'.repeat(depth + 1)}`);
      }
      if (seen.has(text.toLowerCase()))
        report(
          node,
          `the page has two headings "${text}"`,
          'say what is different in this section',
        );
      checkSentenceCase(heading, page, report);
      checkQuestion(heading, page, report);
    }
    depth = heading.depth;
    seen.add(text.toLowerCase());
  }
});

/** Reports a question. Only the assistant's pages have headings that are the reader's questions. */
function checkQuestion(
  {node, text}: CheckedPage['headings'][number],
  {path}: CheckedPage,
  report: Report,
) {
  if (path.startsWith('docs/iq/') || !withoutQuotations(text).trim().endsWith('?')) return;
  report(
    node,
    `"${text}" is a question`,
    'name the topic or the task: "What a condition looks like"',
  );
}

const word = /[\p{L}¤][\p{L}\p{N}¤'’.+-]*|[:?.!](?=\s)/gu;
const endsSentence = /^[:?.!]$/;

/** Replaces code, bold names, and quotations, whose capitals aren't checked. */
function checkSentenceCase(
  {node, text}: CheckedPage['headings'][number],
  page: CheckedPage,
  report: Report,
) {
  const plain = node.children
    .map((child) => (child.type === 'text' ? child.value : '¤'))
    .join('')
    .replace(/"[^"]*"|“[^”]*”/g, '¤');
  const words = plain.match(word) ?? [];
  if (/^\p{Ll}/u.test(plain) && !isProperName(words[0] ?? '', page)) {
    report(
      node,
      `"${text}" begins with a lowercase letter`,
      'begin headings with a capital letter',
    );
  }
  const inside = words.filter(
    (_, index) => index > 0 && !endsSentence.test(words[index - 1] ?? ''),
  );
  const large = inside.filter((candidate) => /^\p{Lu}\p{Ll}+$/u.test(candidate));
  // In "Assign Roles to Users," the menus' names are common nouns.
  const isTitleCase =
    large.length > 1 &&
    large.every((candidate) => !isForeignName(candidate, page)) &&
    !inside.some((candidate) => /^\p{Ll}{5,}$/u.test(candidate));
  const capitalized = isTitleCase
    ? large[0]
    : large.find((candidate) => !isProperName(candidate, page));
  if (!capitalized) return;
  const fix = `write "${capitalized.toLowerCase()}", or add the name to src/checks/language/proper-names.txt`;
  report(node, `"${text}" isn't in sentence case`, fix);
}
