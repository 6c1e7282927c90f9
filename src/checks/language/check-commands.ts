import type {ListItem, Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {commands} from './grammar/words';
import {name, readable, sentencesIn} from './sentences';

/**
 * Checks that instructions are commands: every step of a numbered list has one, and so does the heading of a task. A
 * list of what the reader needs uses "you" in all its items.
 */
export const checkCommands = onEachPage((page, report) => {
  for (const list of page.written('list')) {
    if (list.ordered) checkSteps(list.children, report);
    else {
      checkPerson(list.children, report);
      checkForm(list.children, report);
    }
  }
  checkHeadings(page, report);
});

const verb = `(?:(?:then|now|also|first|again|always|never|do not|don['’]t) )*(?:${commands})(?![\\w-])`;
/** Matches a sentence that is a command, possibly with a place, a time, or a condition before it. */
const command = new RegExp(
  `^(?:¤ |(?:After|As|At|Before|Below|Beside|By|For|From|If|In|Instead|Later|Next|On|Once|Otherwise|Through|To|Under|Until|When|While|With|Within|Without)\\b[^,:]*[,:] )?${verb}`,
  'i',
);
/** Matches a second command in a sentence. */
const further = new RegExp(`[,:;)] (?:(?:and|or) )?${verb}`);

/** Matches a step that says what is needed instead of what to do. A command after it doesn't help. */
const need = /\b(?:needs?|requires?|must|should|has to|have to|(?:is|are) (?:needed|required))\b/;

/** Matches a step that begins "Selecting Save", possibly with a place before it. */
const gerund =
  /^(?:(?:At|Before|By|For|From|If|In|On|To|Under|With)\b[^,]*, )?\p{L}\p{Ll}+ing (?:¤|(?:the|a|an|your|it|this)\b)/u;

/**
 * Checks that every item in a list of steps has a command. A list is a list of steps if most of its items begin with
 * a command.
 */
function checkSteps(items: ListItem[], report: Report) {
  if (items.filter(beginsWithCommand).length * 3 < items.length * 2) return;
  for (const item of items) {
    const sentences = sentencesOf(item);
    const [first = ''] = sentences;
    const isNeed = need.test(first) && !hasCommand(first);
    if (sentences.some(hasCommand) && !isNeed && !gerund.test(first)) continue;
    const wrong = `a step isn't a command: "${first.slice(0, 60).replaceAll(name, '…')}"`;
    report(item, wrong, 'write it as a command: "Select **Create**."');
  }
}

const hasCommand = (text: string) => command.test(text) || further.test(text);

const beginsWithCommand = (item: ListItem) => command.test(sentencesOf(item)[0] ?? '');

const sentencesOf = (item: ListItem) =>
  item.children.flatMap((node) =>
    node.type === 'paragraph'
      ? sentencesIn(readable(node), 0).map(({text}) => text.replace(/\s+/g, ' ').trim())
      : [],
  );

/** Checks for items such as "The user has the role" next to "You know the address". */
function checkPerson(items: ListItem[], report: Report) {
  if (!items.some((item) => /\b[Yy]ou(?:r|['’]re)?\b/.test(readable(item)))) return;
  for (const item of items) {
    const [found] =
      /^(?:The (?:user|reader|administrator)|One|We|I|They|He|She|Users|Readers) (?:has|have|is|are|can|knows?|needs?|must|owns?|may)\b/.exec(
        begin(item),
      ) ?? [];
    if (found)
      report(
        item,
        `an item says "${found}" in a list that uses "you"`,
        'address the reader: "You have"',
      );
  }
}

/** Checks for an item such as "Deleting it" next to "Change it" and "Go back". */
function checkForm(items: ListItem[], report: Report) {
  const words = items.map((item) => /^\p{Lu}\p{Ll}+/u.exec(textOf(item))?.[0] ?? '');
  const gerunds = items.filter((_, index) => words[index]?.endsWith('ing'));
  const [odd] = gerunds;
  const others = words.filter((word) => isCommand.test(word));
  if (odd && gerunds.length === 1 && others.length > 1 && others.length === items.length - 1)
    report(
      odd,
      `an item begins with "${/^\S+/.exec(textOf(odd))?.[0]}"`,
      'begin it with a command, like the other items',
    );
}

const isCommand = new RegExp(`^(?:${commands})$`, 'i');

function checkHeadings({written, frontMatter}: CheckedPage, report: Report) {
  const title = String(frontMatter.data.title ?? '');
  if (isNoCommand(title))
    report(
      frontMatter.lineOf('title'),
      `the title "${title}" isn't a command`,
      'write a command: "Create a role"',
    );
  for (const node of written('heading')) {
    const text = textOf(node);
    if (isNoCommand(text))
      report(node, `the heading "${text}" isn't a command`, 'write a command: "Create a role"');
  }
}

/**
 * Whether a heading should be a command: "Creating a role", "Role creation", but not "Troubleshooting", "Sorting and
 * paging", or "Finding to alert".
 */
const isNoCommand = (text: string) =>
  /^\p{Lu}[\p{L} ]* (?:creation|deletion|removal|modification|installation)$|^How to |^(?!(?:During|String|Warning|Finding|Nothing|Anything|Everything|Something|Missing|Existing|Incoming|Outgoing|Remaining)\b)\p{Lu}\p{Ll}+ing (?!and\b|or\b|to\b|of\b|in\b|for\b|with\b|by\b|from\b)/u.test(
    text,
  );

const begin = (node: Nodes) => readable(node).replace(/\s+/g, ' ').slice(0, 60);
