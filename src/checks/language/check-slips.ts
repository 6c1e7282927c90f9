import type {Nodes} from 'mdast';
import {lineAt} from '../../base/text/line-at';
import {onEachPage, type Report} from '../check';
import {type CheckedPage, lineOf} from '../page';
import {americanOf} from './american';
import {name, readable, sentencesOf, withoutQuotations} from './sentences';

/** Typing slips that a dictionary doesn't find, because each word is right. */
const slips: [slip: RegExp, fix: (found: string) => string][] = [
  [
    // "had had" and "that that" can be right.
    /(?<![\p{L}\p{N}’'-])(?!(?:had|that)\s)(\p{L}+)\s+\1(?![\p{L}\p{N}’'-])/iu,
    (found) => `write "${found.split(/\s+/)[0]}" once`,
  ],
  [/\S {2,}(?=\S)/, () => 'write one space'],
  [/\S\s[,;.!?](?=\s|$)/, () => 'delete the space before the punctuation mark'],
  [/(?<!\.)\.\.(?!\.)|,,|;;|!!|\?\?/, (found) => `write "${found[0]}" once`],
  [
    /(?<![\w’'-])[Aa] (?!one|once|eu|(?:and|as|at|if|in|is|are|of|on|or)\b)[aeio]\p{Ll}+/u,
    (found) => `write "an ${found.slice(2)}"`,
  ],
  [
    /(?<![\w’'-])[Aa]n (?:[bcdfgjklmnpqrstvwxyz]|h(?!our|onest|onor|eir))\p{Ll}+/u,
    (found) => `write "a ${found.slice(3)}"`,
  ],
  [
    // They begin with the sound of "you" or "won".
    /(?<![\w’'-])[Aa]n (?:us(?:er|e[ds]?|age|eful|ual)|uni(?:que|t|fied|form|on|versal)|util|eu|one|once)\p{Ll}*/u,
    (found) => `write "a ${found.slice(3)}"`,
  ],
  [
    // Their first letter's name begins with a vowel. "SQL" and "SAML" have two pronunciations.
    /(?<![\w’'-])[Aa] (?:API|AWS|EDR|EOL|HTML|HTTPS?|IAM|ID|IP|LDAP|MFA|MSI|OS|RPM|RSS|SDK|SLA|SSH|SSL|SSO|X\.\d+|XML|XSS)s?(?![\w.]*\w)/,
    (found) => `write "an ${found.slice(2)}"`,
  ],
  [/(?<=\p{Ll}{2})!(?=\s|$)/u, () => 'end the sentence with a period'],
  [
    // The next sentence begins where this one breaks off: "the layout of one page for It determines".
    /(?<=\p{Ll} )(?:an?|the|of|for|to|with|from|into|and|or) (?:It|They|You|This|These|There|Then) (?=\p{Ll})/u,
    () => 'finish the sentence before the next one begins',
  ],
  [
    // After a verb, it isn't a query keyword.
    /(?<=(?:is|are|do|does|can|must|should|has|have|you) )(?:NOT|NEVER|ALWAYS|ONLY|ALL)(?= \p{Ll})|(?<=\p{Ll} )MUST(?= \p{Ll})/u,
    (found) => `write "${found.toLowerCase()}", or format it as code if it's a keyword`,
  ],
  [
    // Not keywords of a query language.
    /\b(?:EACH|EVERY|ONLY|VERY|NEVER|ALWAYS|MUST|BOTH|SHOULD|CANNOT|PLEASE|IMPORTANT|WARNING|NOTHING|NOBODY|EVERYTHING|EVERYBODY|NONE|DO NOT)\b(?= \p{Ll})/u,
    (found) => `write "${found.toLowerCase()}"`,
  ],
  [
    // Symbols such as © and ↔ are allowed, but colored emoji aren't.
    /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u,
    () => 'delete it, because screen readers read its name aloud',
  ],
];

/**
 * Checks for typing slips: a repeated word or punctuation mark, an unclosed bracket, "a" for "an", a British word, a
 * word in capitals, or a markup character shown as text.
 */
export const checkSlips = onEachPage((page, report) => {
  for (const {line, text} of sentencesOf(page)) {
    for (const [slip, fix] of slips) {
      const found = slip.exec(text)?.[0];
      if (found) report(line, `"${found.trim()}"`, fix(found));
    }
    checkSpelling(line, text, report);
  }
  for (const node of page.written('paragraph')) checkWhole(node, report);
  // Messages about queries quote single brackets.
  if (!page.path.startsWith('docs/bql/'))
    for (const node of page.written('tableCell', 'heading')) checkWhole(node, report);
  checkMarks(page, report);
});

/**
 * Reports British words. A capitalized word inside a sentence is a name, or begins one, and its owner decides how to
 * spell it.
 */
function checkSpelling(line: number, text: string, report: Report) {
  const [first] = /^(?:Amongst|Towards|Whilst)\b/.exec(text) ?? [];
  if (first) report(line, `"${first}" is British`, `write "${americanOf(first.toLowerCase())}"`);
  for (const [word] of text.matchAll(
    /(?<![\p{L}\p{N}./@-])\p{Ll}+(?![\p{L}\p{N}/@]|\.\p{L}|-\p{N})/gu,
  )) {
    const american = americanOf(word);
    if (american) report(line, `"${word}" is British`, `write "${american}"`);
  }
}

/**
 * Checks that brackets and quotation marks come in pairs, and that sentences begin with capital letters. Names in
 * code and bold are skipped.
 */
function checkWhole(node: Nodes, report: Report) {
  const text = plainOf(node).replace(/^\w{1,2}\)|(?<=\s)[()](?=[\s,])/g, '');
  const count = (mark: string) => withoutQuotations(text).split(mark).length - 1;
  const small =
    /\p{Ll}{2}[!?.]\s\p{Ll}+(?=[ ,.])/u.exec(withoutQuotations(readable(node)))?.[0] ??
    /¤\.\s\p{Ll}+(?=[ ,.])/u.exec(readable(node))?.[0].replace(name, '…');
  if (small) report(node, `"${small}"`, 'begin the sentence with a capital letter');
  if (count('(') !== count(')')) {
    const [missing, other] = count('(') > count(')') ? [')', '('] : ['(', ')'];
    report(
      node,
      `a "${other}" has no matching "${missing}"`,
      `add the "${missing}", or delete the "${other}"`,
    );
  }
  if (text.split('"').length % 2 === 0)
    report(node, "a '\"' has no matching '\"'", 'close the quotation');
}

function plainOf(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'strong') return name;
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(plainOf).join('') : '';
}

/** Reports an unclosed mark for bold, italics, or code, which would be published as text. */
function checkMarks(page: CheckedPage, report: Report) {
  for (const node of page.written('text')) {
    const {start, end} = node.position ?? {};
    const source = page.text.slice(start?.offset, end?.offset);
    const match = /(?<!\\)(?:\*\*|__|`|(?<![\w*])\*(?=\w)|(?<=\w)\*(?![\w*(])|^\*|\*$)/.exec(
      source,
    );
    // In the source, a fact inside a sentence has its name.
    if (!match || !node.value.includes(match[0])) continue;
    const line = lineOf(node) + lineAt(source, match.index) - 1;
    const near = source.slice(match.index).split('\n')[0]?.slice(0, 20);
    report(
      line,
      `"${match[0]}" is published as text: "${near}"`,
      `close the mark, or write "\\${match[0]}"`,
    );
  }
}
