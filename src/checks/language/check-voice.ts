import {product} from '../../product/facts';
import {onEachPage} from '../check';
import {proseOf} from './prose';
import {sentencesIn, sentencesOf, withoutQuotations} from './sentences';

/** Words that say nothing, and what to write instead (CONTRIBUTING.md, Voice). */
const phrases: [phrase: RegExp, fix: string][] = [
  [
    /\b(?:simply|easily|straightforward(?:ly)?|painless(?:ly)?|in no time|with ease)\b/i,
    'delete it: the steps show how easy it is',
  ],
  [/\bjust\b(?![ -]in[ -]time| (before|after|above|below))/i, 'delete it, or say "only"'],
  [
    /\b(?:powerful|seamless(?:ly)?|robust|cutting-edge|best-in-class|best-of-breed|world-class|state-of-the-art|user-friendly|intuitive(?:ly)?|innovative|next-gen(?:eration)?|industry-leading|market-leading|enterprise-grade|enterprise-class|game-chang\w+|revolutionary|groundbreaking|unparalleled|unmatched|unrivaled|turnkey|holistic(?:ally)?|hassle-free|frictionless|effortless(?:ly)?|lightning-fast|blazing(?:ly)?|amazing(?:ly)?|beautiful(?:ly)?|stunning(?:ly)?|easy[- ]to[- ]use|awesome|fantastic|exciting|excellent|superior|sophisticated|elegant(?:ly)?|delightful|comprehensive|convenient(?:ly)?|out-of-the-box|supercharge[sd]?|empower(?:s|ed|ing)?|streamlin(?:e|es|ed|ing)|unleash(?:es|ed)?|harness(?:es|ed)?|synerg\w+|actionable|impactful)\b/i,
    'delete it, or say what the feature does',
  ],
  [/\b(?:leverag(?:e|es|ed|ing)|utili[sz]\w*)\b/i, 'write "use"'],
  [
    /\bit is (?:highly |strongly |also )?(?:recommended|advisable|advised|suggested|encouraged|preferable|best|good practice|a good idea|important|essential|mandatory)(?: to| that| for)\b|\bit is recommended\b|\bwe (?:would |strongly |highly )*(?:recommend|suggest|advise)\b|\bconsider \p{Ll}+ing\b/iu,
    'say what to do and what happens otherwise',
  ],
  [/\b(?:at some point|after some time|in due course|sooner rather than later)\b/i, 'say when'],
  [
    /\b(?:sufficient|appropriate|adequate|proper|suitable) (?:permissions?|rights|access|privileges|values?|settings?|roles?|credentials)\b|\bproperly\b/i,
    'say which one',
  ],
  [
    /\b(?:wanna|gonna|gotta|kinda|a bunch of|tons of|loads of|stuff|folks|guys|okay|hey)\b/i,
    'write a more formal word',
  ],
  [/\b(?:you|users?|readers?|they) should be able to\b/i, 'say what they can do'],
  [
    /(?<![\w./-])\d{1,2}\/\d{1,2}\/\d{2}(?:\d{2})?(?![\w/])/,
    'write the month as a word: "June 5, 2026"',
  ],
  [/\bplease\b/i, 'delete it: instructions don\'t need "please"'],
  [/\bin order to\b/i, 'write "to"'],
  [
    /\b(?:this|the) (?:article|document|guide|topic|tutorial|chapter) (?:will |also )?(?:details|describes?|explains?|covers?|provides?|shows?|discusses?|outlines?|introduces?|presents?)\b|\bthis (?:page|section) (?:will |also )?(?:details|describes|provides|discusses|outlines|introduces|presents|walks)\b|\bin this (?:article|document|guide|topic|tutorial|chapter)\b|\bthis article\b|\bwelcome to\b/i,
    'begin with the answer',
  ],
  [/\blet['’]s\b|\blet us\b/i, 'write a command'],
  [/\bas needed\b|\bas appropriate\b|\bif necessary\b/i, 'say when'],
  [/\betc\b\.?/i, 'name them all, or say "such as" before the examples'],
  [/\b(a variety of|various)\b/i, 'say how many, or name them'],
  [/\be\. ?g\b\.?/i, 'write "for example" or "such as"'],
  [/\bi\. ?e\b\.?/i, 'write "that is"'],
  [/\b(?:vs|viz|cf)\b\.?|\bN\.B\.|\bet al\b\.?/, 'write it out in English'],
  [/\band\/or\b/i, 'write "or"; if both can be true, add "or both"'],
  [/\p{Ll}\((?:s|es|ies)\)/u, 'write the plural'],
  [
    /\b(?:he\/she|she\/he|s\/he|his\/her|her\/his|him\/her|he or she|his or her|him or her)\b/i,
    'write "they"',
  ],
  [
    /(?<![\w.'’-])(?:[Hh]e|[Ss]he|him|[Hh]is|hers|himself|herself)(?![\w.-])/,
    'write "they" or "their"',
  ],
  [
    /\b(?:note that|keep in mind|bear in mind|be aware that|needless to say|as you can see|it should be noted|it is important to|rest assured|of course|obviously|basically|actually|essentially|undoubtedly|naturally)\b/i,
    'delete it: the rest of the sentence is enough',
  ],
  [/\b(?:totally|absolutely|extremely|definitely|incredibly|truly|hopefully)\b/i, 'delete it'],
  [
    /\b(?:nowadays|at this time|at present|at this point in time|for the time being)\b/i,
    'delete it: pages always describe the present',
  ],
  [
    /\bcoming soon\b|\bin (?:the near future|a future (?:release|version))\b/i,
    'delete it: describe only what is available',
  ],
  [/\bin the event (?:that|of)\b/i, 'write "if"'],
  [/\bdue to the fact that\b|\bowing to the fact that\b/i, 'write "because"'],
  [/\bdespite the fact that\b/i, 'write "although"'],
  [/\bprior to\b/i, 'write "before"'],
  [/\bsubsequent to\b/i, 'write "after"'],
  [/\bfor the purposes? of\b/i, 'write "to" or "for"'],
  [/\b(?:with regards? to|in regards? to|with respect to|as regards)\b/i, 'write "about" or "for"'],
  [
    /\bon an? (?:daily|weekly|monthly|yearly|regular|hourly) basis\b/i,
    'write "every day", or say how often',
  ],
  [/\bby means of\b/i, 'write "with"'],
  [
    /\b(?:a large number of|a great number of|a great deal of|the majority of|numerous|a plethora of|a multitude of)\b/i,
    'write "many" or "most", or say how many',
  ],
  [/\b(?:is|are) able to\b|\bha(?:s|ve) the (?:ability|capability) to\b/i, 'write "can"'],
  [
    /\b(?:allow|enable|permit)s? (?:you|users|administrators|teams|people|anyone|everyone) to\b/i,
    'write "you can" or "lets you"',
  ],
  [/\bensure\b/i, 'write "make sure", or say what to do'],
  [
    /\b(?:facilitat|commenc|endeavor)\w*\b|\b(?:aforementioned|whereby|functionality|functionalities|going forward|moving forward|as per)\b/i,
    'write a shorter word',
  ],
];

const person =
  'you|us|me|them|him|her|someone else|whoever \\w+|users|administrators|members|owners|analysts|people|colleagues|any(?:one|body)|every(?:one|body)|some(?:one|body)|(?:an?|the|your|another) (?:\\w+ )?(?:user|administrator|member|owner|analyst|manager|colleague|person|team|vendor|reader|engineer|developer|supplier|customer)|(?:an?|the|your) ¤ (?:role|user)|(?:teams|vendors|readers|engineers|developers|customers)';
/** The people and things that act in our sentences. */
const shown =
  'connector|platform|assistant|data server|machine|orchestration run|integration|automation|message|list|page|form|button|menu|table|screen|icon|banner|dialog|chart|tab|email';
const agent = `${person}|${product.name}|(?:an?|the|its) (?:${shown})|orchestration|consolidation|single sign-on`;

/**
 * Constructions that sentences avoid: the future tense, a passive with an actor after "by", and a writer who says
 * "I".
 */
const constructions: [construction: RegExp, fix: string][] = [
  [
    // After "who", "if", and similar words, and in questions, the future is right: "who will review it". "At will" isn't a future.
    /(?:^|[,;] )(?:(?!\b(?:whoever|who|whom|whose|which|that|what|where|if|how|when|whether|unless|because)\b|[,:;(]).)*?(?<!\bat )(\b(?:will|won['’]t|shall)\b(?: not)?(?: be)? ?[\w¤]*|\b\w+['’]ll\b|\b(?:is|are|isn['’]t|aren['’]t) (?:not )?going to\b|['’](?:s|re) (?:not )?going to\b)(?!.*\?)/is,
    'write the present tense: "the user appears"',
  ],
  [
    // "Whoever opens it will see it", "Users who have the role will see it"; not "The rows that others will use".
    /^((?:Whoever|Whatever|(?:(?!(?:that|who|which)\b)[\p{L}¤]+ ){1,4}(?:who|that|which)) (?:(?!(?:who|whom|whose|which|that|what|how|when|if|and|or|but|because|is|are|will)\b)[^\s,:;.]+ )*(?:\p{L}+s|have|are|is|need|use|want|open|read|see|select) (?:(?!(?:who|whom|whose|which|that|what|how|when|if|and|or|but|because)\b)[^\s,:;.]+ )+(?:will|won['’]t) [\w¤]+)(?!.*\?)/u,
    'write the present tense: "whoever opens it sees it"',
  ],
  [
    /\b((?:because|so that|although|unless) (?:(?!\b(?:no|nobody|who|that|which|what|how|when)\b)[^,;:.?])*?(?:will|won['’]t) (?:not )?[\w¤]+)/i,
    'write the present tense: "because the run ends"',
  ],
  [
    new RegExp(
      `\\b((?:be|is|are|was|were|been|being|(?:[Ii]t|[Tt]hat)['’]s|[Tt]hey['’]re) (?:(?:\\w+ly|also|always|never|not|now|often|only|still|then) )?\\w+(?:ed|en|wn|de|nt|ut|un|et|ld|ne) (?:(?:into|to|in) (?:[\\w-]+,? ){1,8}?|(?:for|on|at|of|up|out) )?by (?:${agent}))(?![\\w-])`,
      'i',
    ),
    'begin with the actor: "an administrator creates it", or "you can create it"',
  ],
  [
    // Rejects "When the run will end", but accepts "it shows when the run will end".
    /(\b(?:(?<![^,;:.] )when|once|until|as soon as|after|before|while) (?:(?!\b(?:no|nobody|who|that|which|what)\b)[^,;:.?])*? will (?:not )?[\w¤]+)/i,
    'write the present tense: "when the run ends"',
  ],
  [
    /(?:^|[,;] |then |and )([Hh]it (?:¤|the|a)|(?:[Tt]ap|[Pp]ush|[Ss]mash) (?:on )?¤)/,
    'write "select"',
  ],
  [
    /(?:^|[.:;] )(One (?:should|can|must|may|has to|needs to|could|would))\b/,
    'write "you", or a command',
  ],
  [
    /(?<![\w-])(\b[Cc]lick(?:s|ed|ing)? (?:on )?(?:¤|the|a|an|it|here|your|this|that|one)(?![\w-]))/,
    'write "select"',
  ],
  [
    // Readers' questions and choices in cells can use "I". "Part I" is a number, and "my-tenant" and "I/O" are names.
    /(?<!\b(?:Part|Type|Class|Level|Phase|Tier|Stage|Category|Annex|Title|Chapter|Table|Section|War) )((?<![\p{L}\p{N}./@-])(?:I(?= \p{Ll})|I['’](?:m|ve|d)|my|me|myself)(?![\p{L}\p{N}/@-]|\.\p{L}))(?=.*[.!:]["”)\]]*\s*$)(?!.*\?)/su,
    'write about the reader or the product: use "you", or name what acts',
  ],
];

/**
 * Checks that text has none of the phrases that fill pages without informing readers, and that it uses the present
 * tense, the active voice, and no "I". Skips quotations, which are other people's words.
 */
export const checkVoice = onEachPage((page, report) => {
  for (const {line, text} of proseOf(page)) {
    const own = withoutQuotations(text);
    for (const [phrase, fix] of phrases) {
      const found = phrase.exec(own)?.[0];
      if (found) report(line, `"${found}"`, fix);
    }
  }
  const {data, lineOf} = page.frontMatter;
  const description = sentencesIn(String(data.description ?? ''), lineOf('description'));
  for (const {line, text} of [...description, ...sentencesOf(page)]) {
    for (const [construction, fix] of constructions) {
      const found = construction.exec(text)?.[1];
      if (found) report(line, `"${found.trim()}"`, fix);
    }
  }
});
