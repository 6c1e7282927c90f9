import {product} from '../../product/facts';
import {onEachPage} from '../check';
import {proseOf} from './prose';
import {sentencesOf, withoutQuotations} from './sentences';

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

const person =
  'you|users|administrators|members|owners|analysts|people|colleagues|any(?:one|body)|every(?:one|body)|some(?:one|body)|(?:an?|the|your|another) (?:\\w+ )?(?:user|administrator|member|owner|analyst|manager|colleague|person)|(?:an?|the|your) ¤ (?:role|user)';
/** What does something in our texts. */
const agent = `${person}|${product.name}`;

/** What a sentence does not do: tell what happens later, begin with the thing and end with who does something to it, or speak as a person. */
const constructions: [construction: RegExp, fix: string][] = [
  [
    // After "who", "if" and such, the future is one: "who will review it". So it is in a question, and "at will" is none.
    /(?:^|[,;] )(?:(?!\b(?:whoever|who|whom|whose|which|that|what|where|if|how|when|whether|unless|because)\b|[,:;(]).)*?(?<!\bat )(\b(?:will|won['’]t|shall)\b(?: not)?(?: be)? ?[\w¤]*|\b\w+['’]ll\b|\b(?:is|are) going to\b)(?!.*\?)/is,
    'write the present tense: "the user appears"',
  ],
  [
    new RegExp(
      `\\b((?:be|is|are) (?:(?:\\w+ly|also|always|never|not|often|only) )?\\w+(?:ed|en|wn|de|nt|ut|un|et|ld|ne) by (?:${agent}))(?![\\w-])`,
      'i',
    ),
    'say first who does it: "an administrator creates it", or "you can create it"',
  ],
  [
    // A reader may ask so, and a choice in a cell may say so. "Part I" is a number, and "my-tenant" and "I/O" are names.
    /(?<!\b(?:Part|Type|Class|Level|Phase|Tier|Stage|Category|Annex|Title|Chapter|Table|Section|War) )((?<![\p{L}\p{N}./@-])(?:I(?= \p{Ll})|I['’](?:m|ve|d)|my|me|myself)(?![\p{L}\p{N}/@-]|\.\p{L}))(?=.*[.!:]["”)\]]*\s*$)(?!.*\?)/su,
    'say it of the reader or the product: "you", or what does it',
  ],
];

/**
 * Text says something: none of the phrases that fill pages without telling a reader anything. It says so in the present
 * tense and the active voice, and no one speaks of themselves. What a quotation says, somebody else decided.
 */
export const checkVoice = onEachPage((page, report) => {
  for (const {line, text} of proseOf(page)) {
    for (const [phrase, fix] of phrases) {
      const found = phrase.exec(withoutQuotations(text))?.[0];
      if (found) report(line, `"${found}"`, fix);
    }
  }
  for (const {line, text} of sentencesOf(page)) {
    for (const [construction, fix] of constructions) {
      const found = construction.exec(text)?.[1];
      if (found) report(line, `"${found.trim()}"`, fix);
    }
  }
});
