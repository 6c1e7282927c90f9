import {onEachPage} from './check';
import {proseOf} from './prose';

/** Words that say nothing, and what to write instead (the voice table of CONTRIBUTING.md). */
const phrases: [phrase: RegExp, fix: string][] = [
  [/\b(simply|easily|effortless(ly)?)\b/i, 'delete it: the steps show how much work it is'],
  [/\bjust\b(?![ -]in[ -]time| (before|after|above|below))/i, 'delete it, or say "only"'],
  [
    /\b(powerful|seamless(ly)?|robust|cutting-edge|best-in-class|world-class|state-of-the-art)\b/i,
    'delete it, or say what it does',
  ],
  [/\b(leverag(e|es|ed|ing)|utiliz(e|es|ed|ing|ation))\b/i, 'write "use"'],
  [/\bit is recommended\b|\bwe recommend\b/i, 'say what to do, and what happens otherwise'],
  [/\bplease\b/i, 'delete it: an instruction needs no "please"'],
  [/\bin order to\b/i, 'write "to"'],
  [
    /\bthis (article|document|guide) (details|describes|explains|covers|provides|shows)\b|\bthis article\b/i,
    'begin with the answer',
  ],
  [/\bas needed\b|\bas appropriate\b|\bif necessary\b/i, 'say when'],
  [/\betc\b\.?/i, 'name them all, or say "such as" before the examples'],
  [/\b(a variety of|various)\b/i, 'say how many, or name them'],
];

/** Text says something: none of the phrases that fill pages without telling a reader anything. */
export const checkVoice = onEachPage((page, report) => {
  for (const {line, text} of proseOf(page)) {
    for (const [phrase, fix] of phrases) {
      const found = phrase.exec(text)?.[0];
      if (found) report(line, `"${found}"`, fix);
    }
  }
});
