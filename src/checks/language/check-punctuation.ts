import type {ListItem, Paragraph, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {commands} from './grammar/words';
import {name, readable, sentencesIn, sentencesOf, withoutQuotations} from './sentences';

/** What begins a clause before the main one. */
const opening = 'If|When|Because|Unless|Although|While';

/** Punctuation marks that are missing, misplaced, or different from those on our pages. */
const marks: [mark: RegExp, fix: string][] = [
  [/\p{Ll}{2}[,;]\p{L}+/u, 'write a space after the punctuation mark'],
  [/(?<!\S)\p{L}*\p{Ll}{2}[.!?]\p{Lu}\p{Ll}*(?=\s|$)/u, 'write a space after the punctuation mark'],
  [/\( [^()]*\)|\([^()]* \)/, 'delete the space inside the parentheses'],
  [
    /; (?:The|A|An|It|This|That|You|They|If|When|In|To|For|There|Then|But|And|So)\b/,
    'continue in lowercase, or end the sentence with a period',
  ],
  [
    /\p{L}['’]s (?:of|are|were|that|which|have)\b(?! \p{Lu})/u,
    'remove the apostrophe from the plural',
  ],
  [/(?<=\s)'\p{L}[^']*'(?=[\s.,;:)]|$)/u, 'write double quotation marks'],
  [
    /(?<=[\p{Ll}¤] )--? (?=[\p{Ll}¤])|\p{Ll}--\p{Ll}|(?<=\S) -- /u,
    'write a comma, a colon, or parentheses',
  ],
  [/(?<=[\p{Ll}¤)])\.\.\.(?=\s|$)/u, 'end the sentence with a period'],
  [
    // "Password, lockout and MFA rules."; not "If it's empty, name and status stay".
    /[,:] (?!and|or\b)[\p{L}¤-]+, (?!and|or\b)[\p{L}¤-]+ (?:and|or) [\p{L}¤-]+(?: [\p{L}]+)?(?=\s*(?:[.;:?]|$))/u,
    'write a comma before "and" or "or"',
  ],
  [
    // "A login, a profile or a service account."; not "A row stays, a row goes."
    /(?:^|, )[Aa]n? (?!(\p{L}+)\b[^,]*, an? \1\b)[^,.;:()]+, an? [^,.;:()]+ (?:and|or) an? [^,.;:()]+\.$/u,
    'write a comma before "and" or "or"',
  ],
  [
    // "A query with an error fails, a query with a warning runs."
    /^(?:An?|Each|Every|The) (\p{L}{3,})\b[^,.;:()]*, (?:an?|each|every|the) \1\b[^,.;:()]*\.$/u,
    'end the sentence at the comma, or join the two with "and", "but", or "so"',
  ],
  [
    // "You open it, change it and save it."; not "If it fails, stop it and start it."
    new RegExp(
      `^(?!${opening})(?:(?:We|You|They) )?(?:${commands}) [^,.:;()]*, (?:${commands}) [^,.:;()]* and (?:${commands}) [^,:;]*$`,
      'iu',
    ),
    'write a comma before "and"',
  ],
  [
    new RegExp(String.raw`^(?:${opening})(?: [^\s,:;?]+){11,}\.$`, 'u'),
    'write a comma where the condition ends',
  ],
  // "App & API Protector" and "ATT&CK" are names.
  [/(?<=(?:(?:^| )\p{Ll}[\p{Ll}'’-]*|[¤,)]) )& |(?<= )& (?=\p{Ll})/u, 'write "and"'],
  [/\]\([./#\w-]*|\(?[\w./-]+\.mdx?(?:#[\w-]*)?\)/, 'write "[text](address)"'],
];

/** A semicolon between two sentences. Between the parts of a list that have commas, it isn't followed by a verb. */
const semicolon = new RegExp(
  String.raw`[\p{L}\d¤]+; (?:it|they|this|that|these|the|a|an|you|no|there|each|both|neither|\p{Ll}+ing|${commands}) \S+`,
  'u',
);

/** Checks that punctuation is where readers expect it, and the same on every page. */
export const checkPunctuation = onEachPage((page, report) => {
  for (const {line, text} of sentencesOf(page)) {
    for (const [mark, fix] of marks) {
      const found = mark.exec(text)?.[0];
      if (found) report(line, `"${found.trim().replaceAll(name, '…')}"`, fix);
    }
  }
  for (const node of page.written('text')) {
    const [found] = /[“”‘’]\p{L}*/u.exec(node.value) ?? [];
    if (found) report(node, `"${found}"`, 'write straight quotation marks: " or \'');
  }
  for (const item of page.written('listItem')) checkEnd(item, report);
  for (const node of page.written('paragraph', 'tableCell')) {
    const [found] = /\S {2,}\S+/.exec(readable(node)) ?? [];
    if (found) report(node, `"${found.replaceAll(name, '…')}"`, 'write one space');
  }
  for (const table of page.written('table')) checkCells(table, report);
  for (const paragraph of page.written('paragraph')) {
    checkNote(paragraph, report);
    const [joined] = semicolon.exec(withoutQuotations(readable(paragraph))) ?? [];
    if (joined) report(paragraph, `"${joined.replaceAll(name, '…')}"`, 'write two sentences');
  }
  checkFrontMatter(page, report);
});

/** Checks that an item with several sentences ends with a punctuation mark, unless it introduces what follows. */
function checkEnd({children}: ListItem, report: Report) {
  const last = children.findLast(({type}) => type === 'paragraph');
  // A link at the end can be a reference, without a period.
  if (
    last?.type !== 'paragraph' ||
    last !== children.at(-1) ||
    last.children.at(-1)?.type === 'link'
  )
    return;
  const text = readable(last).trim();
  const sentences = sentencesIn(text, 0).filter(({text}) => !/:\s*$/.test(text));
  if (sentences.length < 2 || /[.!?:…)"]$/.test(text)) return;
  const end = text.split(/\s+/).slice(-4).join(' ').replaceAll(name, '…');
  report(last, `the item ends without a period: "… ${end}"`, 'end its last sentence with a period');
}

/** Reports a one-sentence cell that is the only one in its column to end with a period. */
function checkCells({children: [head, ...rows]}: Table, report: Report) {
  for (const [index, title] of (head?.children ?? []).entries()) {
    if (textOf(title) === 'Example') continue;
    const cells = rows.flatMap(({children}) => children[index] ?? []);
    const phrases = cells.filter((cell) => /^[^.!?:\s]+ [^.!?:]+\.?$/.test(readable(cell).trim()));
    const closed = phrases.filter((cell) => readable(cell).trim().endsWith('.'));
    const [only] = closed;
    if (!only || closed.length > 1 || phrases.length < 3) continue;
    const wrong = `only this cell ends with a period: "${readable(only).trim().slice(-30)}"`;
    report(only, wrong.replaceAll(name, '…'), 'end all cells in the column the same way');
  }
}

/** Reports a paragraph that begins "Note:". Readers skip it, or it should be an admonition. */
function checkNote(node: Paragraph, report: Report) {
  if (node.children.some(({type}) => type === 'html'))
    report(node, 'a paragraph has a line break', 'make it two paragraphs');
  const found = /^\W*(Note|Tip|Hint|Important|Caution|Attention|Remember|Info|Warning):/.exec(
    textOf(node),
  )?.[1];
  if (found)
    report(node, `"${found}:"`, 'write :::note or :::warning around it, or delete the word');
}

/** Checks that a description ends like a sentence, and that a title doesn't. */
function checkFrontMatter({frontMatter: {data, lineOf}}: CheckedPage, report: Report) {
  const {title, description} = data as Record<string, unknown>;
  if (typeof title === 'string' && /[.,;:!]$/.test(title))
    report(lineOf('title'), `the title ends with "${title.at(-1)}"`, 'delete the punctuation mark');
  if (typeof description === 'string' && !/[.?]["”)]?$/.test(withoutQuotations(description)))
    report(lineOf('description'), 'the description ends without a period', 'end it with a period');
}
