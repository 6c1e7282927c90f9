import {once} from '../../../base/once';
import {numberWords} from '../../../base/text/words';
import {menu, ratings, roles, statuses} from '../../../product/facts';
import {terms} from '../../../product/glossary';
import {udm} from '../../../product/udm';

/**
 * Words that reverse or limit what a sentence says. Of two opposites, one is enough if the other has other uses, too:
 * "off", but not "on".
 */
const senseWords = new Set(
  [
    'not no never none nothing neither nor without',
    'all any every each some only both either most least more less fewer few many always often rarely sometimes',
    'one two three four five six seven eight nine ten eleven twelve first second third fourth fifth sixth seventh eighth ninth tenth last once twice half double',
    'before after until since while during previous next earlier later older newer oldest newest latest earliest begin beginning end',
    'hourly daily weekly monthly quarterly yearly second minute hour day week month quarter year midnight noon',
    'monday tuesday wednesday thursday friday saturday sunday utc local',
    'up down above below over under left right top bottom inside outside within beyond from into between',
    'can must optional optionally required mandatory need',
    'or but if unless except including excluding include exclude instead alongside',
    'ascending descending ascend descend highest lowest higher lower high low increase decrease rise raise fall maximum minimum greater smaller larger longer shorter exactly',
    'enable disable enabled disabled add remove delete create keep retain replace append merge split open close start stop pause resume',
    'read write allow deny block permit forbid accept reject approve import export send receive push pull inherit override overwrite',
    'hide visible hidden public private shared personal inbound outbound incoming outgoing internal external',
    'active inactive automatic automatically manual manually same different true false yes no off empty full',
    'parent child source target sender recipient client server primary secondary global own other',
    'case-sensitive case-insensitive encrypted unencrypted signed unsigned plain singular plural',
    'success failure succeed fail pass online offline cloud on-premises',
  ]
    .join(' ')
    .split(' '),
);

/** Product terms that are also everyday words. */
const everyday = new Set('and for list name page part set show use view way work'.split(' '));

/** Product terms, such as host and finding. Replacing one with another changes a fact. */
const productWords = once(
  () =>
    new Set(
      [
        ...terms.flatMap(({term, also, forms}) => [term, ...also, ...forms]),
        ...udm.models.map(({name}) => name),
        ...Object.values(statuses).flatMap((list) => list.map(({name}) => name)),
        ...ratings.riskRatings.map(({name}) => name),
        ...roles.map(({name}) => name),
        ...menu.flatMap(({title, children = []}) => [title, ...children.map((item) => item.title)]),
      ]
        .flatMap((text) => (text.match(/\p{L}{3,}/gu) ?? []).map(stem))
        .filter((word) => !everyday.has(word)),
    ),
);

/** A word without the endings of plural, past tense, and third person. */
export const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '');

/** Words that mean the same in our text, so that one can replace the other. */
const synonyms = [
  'start begin',
  'reject refuse',
  'individual single',
  'keep retain',
  'each every',
  'need require',
  ...numberWords.map((word, index) => `${index + 1} ${word}`).slice(1),
].map((words) => words.split(' ').map(stem));

/** The first of the words that mean the same as a word, as its stem. */
export function meaning(word: string): string {
  const own = stem(word);
  return synonyms.find((words) => words.includes(own))?.[0] ?? own;
}

/** Words that stand for a noun, or point to one. */
export const pointers = new Set(
  'it its they them their this that these those he she one the a an'.split(' '),
);

const senseStems = new Set([...senseWords].flatMap((word) => [word, stem(word)]));

/** Whether a token is a name: code, a bold name, a link's target, a derived part, or a word that isn't lowercase. */
export const isName = (token: string): boolean =>
  /[\p{Lu}\d_/.@{}`*\]<>=≤≥±→−]|^:|^\+$/u.test(token);

/** Whether a token can change what a statement says. */
const isSense = (token: string): boolean =>
  senseStems.has(token.toLowerCase()) || senseStems.has(stem(token));

/** Words whose presence alone reverses a sentence. */
const turns = new Set(
  'not no never none nothing nor without only all every always except unless'.split(' '),
);

/**
 * Whether two runs of words have the same meaning. An added or deleted phrase keeps the meaning unless it has a word
 * such as "not" or "only".
 */
export function sameSense(removed: string[], added: string[]): boolean {
  const isPhrase = removed.length === 0 || added.length === 0;
  // "The connector" can replace "it".
  const isPointed = [removed, added].some((tokens) => tokens.every((token) => pointers.has(token)));
  const sense = isPhrase ? turnsIn : isPointed ? limitsOf : senseOf;
  return sense(removed) === sense(added);
}

/** The words in a run whose presence alone reverses a sentence. */
export const turnsIn = (tokens: string[]) =>
  tokens.filter((token) => turns.has(token.toLowerCase())).join(' ');

const negations = new Set('not no never none nothing neither nor without'.split(' '));

/** The words that a negation negates: up to three after it. */
export const negatedIn = (tokens: string[]): string[] =>
  tokens.flatMap((token, at) =>
    negations.has(token)
      ? tokens
          .slice(at + 1, at + 4)
          .filter((word) => !pointers.has(word))
          .map(meaning)
      : [],
  );

/** Words that limit a sentence, and other words that can express the same limit when it's rewritten. */
const onlyLimit = limitOf('only solely', 'alone just single one except unless');
const limits = [
  onlyLimit,
  limitOf('not no never none nothing neither nor', 'without only except unless'),
  limitOf('except unless', 'other without only'),
];

interface Limit {
  said: ReadonlySet<string>;
  expressed: ReadonlySet<string>;
}

function limitOf(said: string, or: string): Limit {
  return {said: new Set(said.split(' ')), expressed: new Set(`${said} ${or}`.split(' '))};
}

/** Whether a rewritten sentence no longer has a limit that the sentence before it had. */
export const losesLimit = (was: string[], is: string[]): boolean =>
  limits.some((limit) => loses(limit, was, is));

/** Whether a rewritten sentence no longer has the limit "only". */
export const losesOnly = (was: string[], is: string[]): boolean => loses(onlyLimit, was, is);

function loses({said, expressed}: Limit, was: string[], is: string[]): boolean {
  const count = (tokens: string[], words: ReadonlySet<string>) =>
    tokens.filter((token) => words.has(token.toLowerCase())).length;
  return count(was, said) > count(is, said) && count(was, expressed) > count(is, expressed);
}

/** Verbs of which only one can be true of the same thing. */
const opposites = [
  'apply ignore',
  'continue stop pause',
  'submit review approve reject cancel',
  'lock unlock',
  'activate deactivate',
  'archive delete',
  'upgrade downgrade',
  'join split',
  'increase decrease raise lower',
  'keep discard lose delete clear',
  'include exclude',
  'show hide',
  'allow block',
  'succeed fail',
  'connect disconnect',
  'install uninstall',
].map((words) => words.split(' ').map(meaning));

/** Whether one run of words has a verb of which another run has the opposite. */
export function isOpposite(removed: string[], added: string[]): boolean {
  const [before, now] = [removed, added].map((tokens) => new Set(tokens.map(meaning)));
  return opposites.some((verbs) => {
    const said = verbs.filter((verb) => before?.has(verb) !== now?.has(verb));
    return said.some((verb) => before?.has(verb)) && said.some((verb) => now?.has(verb));
  });
}

/** Whether added words are an exception to what the sentence says: "except users with …". */
export const isException = ([first = '', second = '']: string[]): boolean =>
  /^(?:except|unless)$/.test(first) || (first === 'only' && /^(?:if|when)$/.test(second));

/** The names that a word such as "default" is said of: the nearest before it, or else after it. */
export function defaultsIn(tokens: string[]): string[] {
  return tokens.flatMap((token, at) => {
    if (!/^(?:default|recommended)$/.test(token)) return [];
    const isSet = (name: string) => /^(?:\*\*|`)/.test(name);
    return tokens.slice(0, at).findLast(isSet) ?? tokens.slice(at).find(isSet) ?? [];
  });
}

const quantities = new Set(
  `all any each every several most many few none hundred thousand ${numberWords.slice(1, 11).join(' ')}`.split(
    ' ',
  ),
);

/** The words that say how many. "One" often stands for a noun, but not after "exactly". */
export const quantitiesOf = (tokens: string[]): string[] =>
  tokens
    .map((token) => token.toLowerCase())
    .filter(
      (token, at, all) =>
        quantities.has(token) ||
        (token === 'one' && /^(?:exactly|most|least)$/.test(all[at - 1] ?? '')),
    );

/** The words that reverse or limit a sentence, in their order. */
export const senseIn = (tokens: string[]): string[] => tokens.filter(isSense).map(meaning);

const limitsOf = (tokens: string[]) => meanings(tokens.filter(isSense));

const senseOf = (tokens: string[]) =>
  meanings(tokens.filter((token) => isSense(token) || productWords().has(stem(token))));

const meanings = (tokens: string[]) => tokens.map(meaning).sort().join(' ');
