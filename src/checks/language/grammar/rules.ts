import {name} from '../sentences';
import {
  amounts,
  commands,
  comparatives,
  countedNouns,
  nounsLikeBaseForms,
  nounsLikeVerbs,
  pureVerbs,
} from './words';

/** A grammar mistake. */
export interface GrammarRule {
  /** The pattern of the mistake in a sentence that {@link tagWords} has tagged. */
  pattern: RegExp;
  /** How to fix it. */
  fix: string;
  /** Whether it's a mistake only in paragraphs and list items, because cells and headings can be clipped. */
  isOfParagraphs?: boolean;
}

/** Matches a word with one of several tags. */
const tagged = (...tags: string[]) => `(?:[^ ]+/(?:${tags.join('|')}) )`;
/** Matches one of several words with any tag. */
const word = (words: string) => `(?:(?:${words})/[a-z]+ )`;
const not = (words: string) => `(?!(?:${words})/)`;
const pattern = (...parts: string[]) => new RegExp(`(?<= )(?:${parts.join('')})`, 'u');

const adverb = `${tagged('adverb')}?`;
const adjectives = `${tagged('adjective', 'number')}*`;
const aNoun = tagged('noun', 'nouns');
/** Matches where a sentence or a clause begins. */
const clause = `(?<=^ |[,;:(]/mark (?:(?:and|but|or|so)/[a-z]+ )?|(?:^ |/mark )${word('if|because|when|while|unless|until|although|though|where|whether|since|once|so|as')})`;
/** Matches what can't come after a noun that modifies the next one. */
const afterNoun = `(?=(?!-/)${tagged('mark', 'that', 'who', 'is', 'are', 'modal', 'verbs')}|${word('of|in|on|with|for|from|to|at|by')})`;
const singular = `(?:${tagged('is')}|${not(nounsLikeVerbs)}${tagged('verbs')})`;
const are = `(?!were/)${tagged('are')}`;
/** Matches a preposition that can't begin a clause, unlike "before" in "before they're sent". */
const preposition = `(?:${not('before|after|until|since|like|as|than')}${tagged('of')})`;
const pure = `(?:${pureVerbs})`;
const nounPhrase = (...heads: string[]) =>
  `${tagged('the', 'these', 'a')}?${tagged('adjective')}*${tagged('noun', 'name')}*${tagged(...heads)}`;
/** Singular words for several things, which can have a plural verb. */
const collectives = 'rest|majority|number|half|remainder|data|staff|few|lot|variety|couple';

const agreement = 'make the verb agree with its subject';
const baseForm = 'write the base form of the verb';
const oneMeaning = 'write the word that you mean';

const agreements: GrammarRule[] = [
  {
    // "tools collects"; not "12 hours is long", "generating keys replaces", "how many hosts has it".
    pattern: pattern(
      clause,
      not('how'),
      `${word('only|all|also|now|then|otherwise')}?${tagged('the', 'these')}?(?:${tagged('verbed')}|\\p{Lu}{2,}/name )?`,
      `(?:${tagged('adjective')}|${not('1|one')}${tagged('number')})*(?:(?![a-z]+ing/)${tagged('noun')})*`,
      not(amounts),
      tagged('nouns'),
      `(?:of/of ${nounPhrase('noun', 'nouns', 'name')})?`,
      adverb,
      singular,
    ),
    fix: agreement,
  },
  {
    // "the connector are", "the connector send"; not "the rest are".
    pattern: pattern(
      clause,
      word('the|this|a|an|each|every|another|that|its|your|their|no'),
      `${tagged('adjective', 'noun')}*`,
      not(`${collectives}|following`),
      tagged('noun'),
      adverb,
      `(?:${are}|(?!(?:${nounsLikeBaseForms})/)${pure}/verb )`,
    ),
    fix: agreement,
  },
  {
    // "hosts that no scan have reached"
    pattern: pattern(
      word('that|which|what|where|because|if|when'),
      word('no|the|a|an|each|every|this'),
      `${tagged('adjective', 'noun')}*`,
      not(collectives),
      tagged('noun'),
      word('have|are|do'),
    ),
    fix: agreement,
  },
  {
    // "pages and Explorer shows", "hosts, devices, and users is"
    pattern: pattern(
      `(?<=^ |;/mark )${not('no')}(?:(?:${nounPhrase('noun', 'nouns')},/mark )+${nounPhrase('noun', 'nouns')}(?:,/mark )?|${nounPhrase('noun', 'nouns')})and/and ${nounPhrase('noun', 'nouns', 'name')}`,
      singular,
    ),
    fix: agreement,
  },
  {
    // "hosts that is"; not "a group of hosts that is".
    pattern: pattern(
      `(?<=^ |/verb |/verbs |[,;(]/mark |/verbs? (?!of/)[a-z]+/of )${tagged('the', 'these')}?${tagged('adjective', 'number', 'noun')}*`,
      not(amounts),
      tagged('nouns'),
      word('that|which'),
      adverb,
      singular,
    ),
    fix: agreement,
  },
  {
    pattern: pattern(
      `(?<=^ |/verb |/verbs )${word('a|an|the|each|every')}${tagged('adjective', 'noun')}*${tagged('noun')}`,
      word('that|which|who'),
      adverb,
      are,
    ),
    fix: agreement,
  },
  {
    // "it read"; not "as if it were", "it need not".
    pattern: pattern(
      clause,
      tagged('it'),
      adverb,
      `(?:${are}|(?!need/[a-z]+ not/|last/|[^ ]+s/)${tagged('verb')})`,
    ),
    fix: agreement,
  },
  {
    // "you reads"; not "what binds you says otherwise".
    pattern: pattern(
      `(?<=^ |/mark |/if |/and |/so |${word('that|what|which|where')})${word('you|they|we')}`,
      adverb,
      tagged('is', 'verbs'),
    ),
    fix: agreement,
  },
  {
    pattern: new RegExp(`^ this/this ${adverb}(?:${are}|(?:${pure}|need)/verb )`, 'u'),
    fix: agreement,
  },
  {
    pattern: pattern(
      `${word('there')}${tagged('is')}${tagged('the', 'adjective', 'number')}*`,
      `(?:${not(amounts)}${tagged('nouns')}|(?:${countedNouns})s/)`,
    ),
    fix: 'write "there are"',
  },
  {
    pattern: pattern(
      `(?<=^ |/mark |if/if |and/and )${word('there')}${tagged('are')}${word('a|an|one')}`,
      not('few|lot|number|variety|couple|handful|dozen'),
    ),
    fix: 'write "there is"',
  },
  {
    // "a hosts", "each users"; not "each needs a key".
    pattern: pattern(
      `(?:${word('a|an|every')}${not(`series|means|species|${amounts}`)}${tagged('nouns')}${afterNoun}`,
      `|${word('each|another')}${not(nounsLikeVerbs)}(?:${countedNouns})s/[a-z]+ `,
      `|(?:${word('each|another')}|every/a )(?:${countedNouns})s/[a-z]+ ${tagged('is', 'modal', 'verbs')}`,
      `|(?<=(?:for|of|in|on|with|by|to|from)/[a-z]+ )${word('each|every|another')}(?:${countedNouns})s/nouns )`,
    ),
    fix: 'write the noun in the singular',
  },
  {
    pattern: pattern(
      `(?:${word('these|those|several|many|few|various')}${adjectives}`,
      `|(?:two|three|four|five|six|seven|eight|nine|ten|(?<!/noun |/name |\\./[a-z]+ )[2-9]|[1-9]\\d)/number ${tagged('adjective')}*)`,
      word(countedNouns),
      afterNoun,
    ),
    fix: 'write the noun in the plural',
  },
];

const forms: GrammarRule[] = [
  {
    // "can opens"; not "whoever can makes the key".
    pattern: pattern(
      '(?<!/who )',
      tagged('modal'),
      `${tagged('not')}?`,
      adverb,
      `(?:${tagged('is')}|${tagged('verbs')}|${not('needs|left')}${tagged('verbed')})`,
    ),
    fix: baseForm,
  },
  {
    pattern: pattern(
      `${word('does|do|did')}not/not `,
      adverb,
      `(?:${tagged('is')}|${tagged('verbs')}|${tagged('verbed')})`,
    ),
    fix: baseForm,
  },
  {
    pattern: pattern(
      `(?<!/verbed )to/[a-z]+ (?:(?:${pure})e?s|closes|holds|opens|reads|shows|turns)/`,
    ),
    fix: baseForm,
  },
  {
    pattern: pattern(`${word('has|have|had')}${tagged('not')}?`, adverb, `(?:${pure}|be)/`),
    fix: 'write the participle of the verb',
  },
  {
    pattern: pattern(`${word('is|are|was|were|be|been')}${tagged('not')}?`, `${pure}/`),
    fix: 'write the participle of the verb',
  },
  {
    pattern: pattern(tagged('modal'), `${tagged('not')}?`, tagged('modal')),
    fix: 'write one of the two',
  },
  {
    pattern: pattern(
      word('allows?|enables?|permits?|recommends?|suggests?|avoids?|considers?'),
      `to/to ${tagged('verb')}`,
    ),
    fix: 'say who does it, as in "lets you open", or write the -ing form',
  },
];

const wordings: GrammarRule[] = [
  {
    pattern: pattern(
      '(?:the|a|an|its|your|their|no|every)/(?:the|a) (?:the|a|an|its|your|their|my|our|every|each)/(?:the|a) ',
    ),
    fix: 'delete one of the two',
  },
  {
    pattern: pattern(
      `of/of (?!at/of (?:least|most)/)(?:of|for|with|at|from|into|in|on|to)/(?:of|to) |${word('and|or|but')}${word('and|or|but')}`,
    ),
    fix: 'delete one of the two',
  },
  {
    pattern: pattern(
      `(?:${word(`rather|${comparatives}`)}|${word('more|less')}${tagged('noun', 'nouns', 'adverb', 'adjective')}?)then/`,
    ),
    fix: 'write "than"',
  },
  {pattern: /(?:(?<=^ )|(?<=[,;:]\/mark )|and\/and )than\//u, fix: 'write "then"'},
  {pattern: /(?<=^ )its\/the (?:a|an|the|not|been|also)\//u, fix: 'write "it\'s", or "it is"'},
  {pattern: pattern(`its/the ${word('a|an|the|been|my|your')}`), fix: 'write "it\'s", or "it is"'},
  {
    pattern: pattern(`it/it ['’]s/[a-z]+ (?:own/|${aNoun}(?!-/))|${preposition}it/it ['’]s/`),
    fix: 'write "its"',
  },
  {
    pattern: pattern(
      `(?:${word('of|in|on|with|for|from|by|and|to')}there/[a-z]+ ${tagged('adjective')}*${aNoun}|there/[a-z]+ own/|${tagged('verb', 'verbs')}there/[a-z]+ ${tagged('adjective')}*${aNoun}(?!${word('it|them|the|a|an')}))`,
    ),
    fix: 'write "their"',
  },
  {
    pattern: pattern(
      `(?:${preposition}|${tagged('verb', 'verbs')})(?:you|they)/[a-z]+ ['’]re/|who/who ['’]s/[a-z]+ ${tagged('adjective')}*${aNoun}`,
    ),
    fix: 'write "your", "their", or "whose"',
  },
  {
    pattern: pattern(
      `(?<=^ |/is |/are |/verb |/verbs |/of |/be )to/[a-z]+ ${word('many|much|few|long|late|early|large|big|old|small|short|high|low|often|soon|slow|wide|broad|complex')}(?!${tagged('noun', 'nouns', 'name', 'adjective')})`,
    ),
    fix: 'write "too"',
  },
  {pattern: pattern(`too/[a-z]+ (?:${pureVerbs}|the|a|an|your)/`), fix: 'write "to"'},
  {
    pattern: pattern(
      `looses/|loose/[a-z]+ ${word('the|a|an|its|their|your|it|them|this|that|access|data|what|all|some|nothing|one|no')}|${word('to|can|cannot|you|they|not|may|must|would|will|most|never')}loose/`,
    ),
    fix: 'write "lose"',
  },
  {
    pattern: pattern(
      `${word('an?|the|no|any|takes?|same|its|little|without')}affects?/|${word('to|not|can|may|would|will|you|it|they')}effects?/`,
    ),
    fix: 'write "effect" for the noun, and "affect" for the verb',
  },
  {
    pattern: pattern(
      `less/[a-z]+ ${tagged('adjective')}*`,
      not(amounts),
      tagged('nouns'),
      word('than'),
    ),
    fix: 'write "fewer", because these can be counted',
  },
  {pattern: pattern(word('more|most'), word(comparatives)), fix: 'write one of the two'},
  {
    pattern: pattern(
      word(
        'people|users|somebody|someone|anyone|everyone|everybody|nobody|administrators?|colleagues?|persons?',
      ),
      'which/who ',
      tagged('verbs', 'is', 'are', 'modal', 'verb', 'adverb'),
    ),
    fix: 'write "who"',
  },
  {pattern: pattern('(?:could|should|would|must|might)/modal of/of'), fix: 'write "have"'},
  {
    pattern: pattern(
      `(?:${[
        `depend(?:s|ing|ent)?/[a-z]+ (?:of|from|in)`,
        `consists?/[a-z]+ (?:in|from|on)`,
        `responsible/[a-z]+ (?:of|to)`,
        `interested/[a-z]+ (?:on|at)`,
        `according/[a-z]+ with`,
        `composed/[a-z]+ (?:by|from)`,
        `instead/[a-z]+ (?:to|in)`,
        `prior/[a-z]+ than`,
        `similar/[a-z]+ (?:like|as)`,
        `discuss(?:es)?/[a-z]+ about`,
        `explains?/[a-z]+ you`,
        `belongs?/[a-z]+ (?:of|with)`,
      ].join('|')})/`,
    ),
    fix: oneMeaning,
  },
];

/** Matches a word in a main clause, where no subordinate clause begins and no list continues. */
const mainWord = `(?:(?!${tagged('if', 'who', 'that', 'so', 'to', 'than')}|[^ ]*ing/|(?:either|whether|what|as|like|before|after)/)[^ ]+/(?!mark)[a-z]+ )`;
const subject = `(?:${word('it|they|this|these|he|she|you|we|there')}|${word('the|a|an|its|your|their|each|every|no')}${tagged('adjective', 'noun', 'name')}*${tagged('noun', 'nouns', 'name')})`;
const finite = `${adverb}(?:${tagged('is', 'are', 'modal', 'verbs')}|${word('get|see|need|find|have')})`;

const splices: GrammarRule[] = [
  {
    // "Select Save, it appears", "A user is not a person, it is an account"; not "Each time it runs, it asks".
    pattern: new RegExp(
      `^ (?!${word('each|every|the|first|last|next')}${word('first|last|next')}?${word('time|moment|more|less|same')})(?:(?=${tagged('the', 'a', 'it', 'they', 'these', 'this', 'name', 'noun', 'nouns', 'other')})${mainWord}*?${tagged('is', 'are', 'verbs', 'modal')}|${word(commands)})${mainWord}*,/mark ${subject}${finite}(?!.*,/mark (?:and|or|but)/)(?!.* (?:and|or)/[a-z]+ )`,
      'u',
    ),
    fix: 'end the sentence at the comma, or join the two with "and", "but", or "so"',
    isOfParagraphs: true,
  },
  {
    // "The token does not expire it ends when you delete it."
    pattern: new RegExp(
      `^ ${mainWord}*?${word('expires?|works?|fails?|arrives?|appears?|exists?|happens?|ends?|stops?|starts?|remains?|disappears?')}${word('it|they|this')}${finite}`,
      'u',
    ),
    fix: 'end the sentence before the pronoun',
    isOfParagraphs: true,
  },
  {
    // "Assign the role to few people, this can't be undone."
    pattern: new RegExp(
      `^ (?!${tagged('if', 'of', 'so')})(?:(?!${tagged('if', 'who')})[^ ]+ )*?${tagged('is', 'are', 'verbs', 'verb', 'modal')}(?:(?!${tagged('if', 'who')})[^ ]+ )*,/mark ${word('this|these')}(?:${finite}|[a-z]+/verbed n't/)`,
      'u',
    ),
    fix: 'end the sentence at the comma',
    isOfParagraphs: true,
  },
];

const articles: GrammarRule[] = [
  {
    // "Record with errors counts once."
    pattern: new RegExp(
      `^ (?:${countedNouns})/noun ${word('with|without|that|whose|which')}.*?${tagged('verbs', 'is')}`,
      'u',
    ),
    fix: 'begin with "a" or "the"',
    isOfParagraphs: true,
  },
  {
    // "Select row of the table."; not "The role has no read permission."
    pattern: pattern(
      `(?<!/(?:the|a|adjective) )(?:(?<=^ )open/[a-z]+ |${word('select|create|choose|delete|edit|copy|needs?|has|have|see|reads?|shows?|sends?|makes?|gets?|is|adds?')})`,
      not('access|control|time|part|list|view'),
      `(?:${countedNouns})/noun (?=[.;]/mark |${tagged('that', 'who', 'if')}|${word('of|with|in|on|for|from')})`,
    ),
    fix: 'write "a" or "the" before the noun',
    isOfParagraphs: true,
  },
];

const persons =
  'support|you|users?|people|persons?|teams?|administrators?|owners?|analysts?|reviewers?|approvers?|members?|colleagues?|assignees?|managers?|everyone|someone|anyone';

const passives: GrammarRule[] = [
  {
    // "The list must be opened"; not "What has to be fixed?", "Nothing has to be fixed".
    pattern: new RegExp(
      `^ (?!nothing/|nobody/|neither/|no/)${tagged('the', 'a', 'these', 'this', 'it', 'they', 'name', 'noun', 'nouns', 'adjective')}${tagged('the', 'a', 'name', 'noun', 'nouns', 'adjective', 'of', 'number', 'and', 'poss')}*(?:(?:must|should)/modal |${word('has|have|needs?')}to/to )be/be ${adverb}${tagged('verbed')}(?!by/)`,
      'u',
    ),
    fix: 'write a command, or say who does it: "Open the list."',
  },
  {
    // "The user is called by support"; not "read by the connector", because machines often do what isn't the subject.
    pattern: pattern(
      tagged('is', 'are', 'be'),
      adverb,
      tagged('verbed'),
      word('by'),
      `${tagged('the', 'a', 'these')}?${tagged('adjective', 'noun', 'name')}*`,
      `(?:${persons})/[a-z]+ (?!['’])`,
    ),
    fix: 'say who does it first: "Support calls the user"',
    isOfParagraphs: true,
  },
];

/** Matches words of one part of a list, without a comma, "and", or a clause. */
const inPart = `(?:(?![,;:(]/|(?:and|or|who|that|which)/)[^ ]+/[a-z]+ )`;
const aCommand = word(commands);
/**
 * Matches a thing in a list: "the newest role", but not "select the role". The tagger often reads a noun at its end as
 * a verb or an adjective.
 */
const item = `(?!${aCommand}${tagged('the', 'a', 'name')})${tagged('the', 'a', 'these', 'adjective', 'number', 'noun', 'nouns', 'name', 'verbed', 'poss', 'other')}*${tagged('noun', 'nouns', 'name', 'verbing', 'verbs', 'adjective')}`;
/** Matches a noun with the nouns and adjectives before it, and no verb. */
const plainItem = `${tagged('adjective', 'noun', 'name')}*${tagged('nouns', 'name', 'noun')}`;
const aSubject = `${tagged('the', 'a', 'these', 'adjective', 'number', 'noun', 'nouns', 'name', 'they', 'it', 'this', 'adverb')}+(?:${tagged('is', 'are', 'modal')}${tagged('not', 'adverb')}*)?${tagged('verb', 'verbs', 'is', 'are', 'verbed')}`;
const noLaterPart = '(?!.*,/mark (?:and|or|then)/)';

const questionWord = word('who|whom|what|which|when|where|how|why');

const lists: GrammarRule[] = [
  {
    // "Open the page, select the row and choose Delete."
    pattern: new RegExp(
      `^ (?:then/[a-z]+ )?${aCommand}${inPart}+,/mark ${aCommand}${inPart}+${word('and|or')}${aCommand}${noLaterPart}`,
      'u',
    ),
    fix: 'write a comma before "and" or "or"',
  },
  {
    // "The run reads the file, creates the records and closes the rest."
    pattern: new RegExp(
      `${tagged('verbs')}${inPart}+,/mark ${tagged('verbs')}${inPart}+${word('and|or')}${tagged('verbs')}${noLaterPart}`,
      'u',
    ),
    fix: 'write a comma before "and" or "or"',
    isOfParagraphs: true,
  },
  {
    // "It doesn't read applications, devices or logs."; not "It has two targets, one in use and the other not".
    pattern: new RegExp(
      `^ (?:${aSubject}|${aCommand})${inPart}*?${item},/mark (?!(?:including|such|like|one|for|not)/)${item}${word('and|or')}${item}(?:$|[.;:?]/|${tagged('of')})${noLaterPart}`,
      'u',
    ),
    fix: 'write a comma before "and" or "or"',
    isOfParagraphs: true,
  },
  {
    // "`hosts` returns servers, workstations and virtual machines."; not "In the list, name and status change."
    pattern: new RegExp(
      `^ (?!${tagged('if', 'of', 'so', 'verbing', 'to')})(?:(?![,;:(]/)[^ ]+ )+${tagged('noun', 'nouns', 'name')},/mark ${plainItem}${word('and|or')}${plainItem}(?:$|[.;]/|,/mark ${tagged('of')})`,
      'u',
    ),
    fix: 'write a comma before "and" or "or"',
    isOfParagraphs: true,
  },
  {
    // "It says who reads it, with what, against whom and since when."
    pattern: pattern(
      `,/mark (?:[a-z]+/of )?${questionWord}${word('and|or')}(?:[a-z]+/(?:of|if) )?${questionWord}`,
    ),
    fix: 'write a comma before "and" or "or"',
  },
];

/**
 * All rules. Most are about mistakes that language models, and writers whose first language isn't English, often
 * make.
 */
export const grammarRules: GrammarRule[] = [
  ...agreements,
  ...forms,
  ...wordings,
  ...splices,
  ...articles,
  ...passives,
  ...lists,
];

/** The text of a match, as the writer wrote it. */
export const wordsOf = (match: string) =>
  match
    .trim()
    .replace(/\/[a-z]*(?= |$)/g, '')
    .replace(/ (?=[,;:.!?)]|['’])|(?<=\() /g, '')
    .replaceAll(name, '…');
