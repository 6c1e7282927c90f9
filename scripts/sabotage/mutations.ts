import {numberWords} from '../../src/base/text/words';
import type {PageLine} from '../../src/checks/page-lines';
import {limits, menu, roles, statuses} from '../../src/product/facts';
import {udm} from '../../src/product/udm';

/** A way to break a page or code. */
export interface Mutation {
  /** What's broken; kill rates are counted by group. */
  group: string;
  /** The files it's tried on; all pages by default. */
  files?: RegExp;
  /** The lines it's tried on. */
  on: (line: PageLine) => boolean;
  /** What's changed; each match is a place. */
  find: RegExp;
  /**
   * Returns the replacement.
   *
   * @param match the match of `find`
   * @param pick chooses one of a list at random
   * @param page the source of the page
   * @returns nothing if this place can't be broken
   */
  write: (match: RegExpExecArray, pick: Pick, page: string) => string | undefined;
}

type Pick = <T>(list: readonly T[]) => T | undefined;

const prose = ({kind}: PageLine) => kind === 'text' || kind === 'table';
const inCode =
  (...languages: string[]) =>
  ({kind, language = ''}: PageLine) =>
    kind === 'code' && languages.includes(language);
/** Pages about our product; connector pages are mostly about others. */
const ours = /^docs\/(guides|standalone|iq|apis|bql|reference)\/.*\.md$/;

const attributes = [
  ...new Set(udm.models.flatMap((model) => model.attributes.map(({name}) => name))),
];
const statusNames = [
  ...new Set(Object.values(statuses).flatMap((list) => list.map(({name}) => name))),
];
const menuTitles = menu.flatMap(({title, children = []}) => [
  title,
  ...children.map((item) => item.title),
]);
const letters = numberWords.slice(1, 10);
const units = ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'];

/** A different item from a list. */
const other = (list: readonly string[], than: string, pick: Pick) =>
  pick(list.filter((each) => each !== than));

/** A name with one letter too many or too few. */
const misspell = (name: string, pick: Pick) => {
  const at = pick(
    [...name].flatMap((letter, index) => (index > 0 && /[a-z]/.test(letter) ? [index] : [])),
  );
  return at === undefined ? undefined : name.slice(0, at) + name.slice(at + 1);
};

const allMatches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, group = '']) => group);

/** Every mutation, mostly based on mistakes people made. */
export const mutations: Mutation[] = [
  {
    group: 'number with a unit',
    on: prose,
    find: new RegExp(
      String.raw`(?<![\w.,])\d+(?= (?:${units.join('|')}|rows|records|characters)\b)`,
      'g',
    ),
    write: ([number], pick) => String(Number(number) * (pick([2, 3, 10]) ?? 2)),
  },
  {
    group: 'unit',
    on: prose,
    find: new RegExp(String.raw`(?<=\d )(?:${units.join('|')})\b`, 'g'),
    write: ([unit], pick) => other(units, unit, pick),
  },
  {
    group: 'count in letters',
    on: prose,
    find: new RegExp(
      String.raw`(?<!\w)(?:${letters.join('|')})(?= (?:roles|steps|stages|statuses|models|kinds|rows|columns|tabs|fields)\b)`,
      'g',
    ),
    write: ([count], pick) => other(letters, count, pick),
  },
  {
    group: 'score or sum',
    files: ours,
    on: prose,
    find: /(?<![\w.,])\d\.\d(?![\w.])/g,
    write: ([score]) => (Number(score) < 9 ? Number(score) + 0.2 : Number(score) - 0.2).toFixed(1),
  },
  {
    group: 'date',
    on: prose,
    find: /(?<=20\d\d-\d\d-)[01]\d\b/g,
    write: ([day]) => String((Number(day) % 27) + 1).padStart(2, '0'),
  },
  {
    group: 'bold name, misspelt',
    files: ours,
    on: prose,
    find: /(?<=\*\*)[A-Z][a-z]+(?: [a-z]+){0,2}(?=\*\*)/g,
    write: ([name], pick) => misspell(name, pick),
  },
  {
    group: 'bold name, of something else',
    files: ours,
    on: prose,
    find: /(?<=\*\*)(?:Save|Create|Add|Edit|Delete|Export|Cancel|Apply|Run now|Test|Select)(?=\*\*)/g,
    write: (_, pick) => pick(['Commit', 'Submit form', 'Proceed', 'Store', 'Confirm all']),
  },
  {
    group: 'status',
    files: ours,
    on: prose,
    find: new RegExp(String.raw`(?<=\*\*)(?:${statusNames.join('|')})(?=\*\*)`, 'g'),
    write: ([status], pick) => pick([status.toUpperCase(), `${status}ed`, 'Parked', 'Finished']),
  },
  {
    group: 'role',
    on: prose,
    find: new RegExp(roles.map(({name}) => name).join('|'), 'g'),
    write: ([role], pick) => pick([misspell(role, pick), `${role.split(' ')[0]} operator`]),
  },
  {
    group: 'menu path',
    on: prose,
    find: /(?<=\*\*[A-Z][\w ]+ > )[A-Z][\w ]+(?=\*\*)/g,
    write: ([title], pick) => other(menuTitles, title, pick),
  },
  {
    group: 'link to another page',
    on: prose,
    find: /(?<=\]\()(?:\.{1,2}\/)?[\w/-]+\.md(?=[)#])/g,
    write: ([target], pick, page) =>
      other([...new Set(allMatches(page, /\]\(((?:\.{1,2}\/)?[\w/-]+\.md)[)#]/g))], target, pick),
  },
  {
    group: 'anchor of another section',
    on: prose,
    find: /(?<=\]\(#)[\w-]+(?=\))/g,
    write: ([anchor], pick, page) =>
      other([...new Set(allMatches(page, /\]\(#([\w-]+)\)/g))], anchor, pick),
  },
  {
    group: 'attribute',
    on: prose,
    find: /(?<=`)[a-z]+[A-Z]\w+(?=`)/g,
    write: ([name], pick) => (attributes.includes(name) ? misspell(name, pick) : undefined),
  },
  {
    group: 'query',
    on: inCode('bql'),
    find: /\b[a-z]+[A-Z]\w+|(?<== )"?[A-Z][a-z]+"?/g,
    write: ([name], pick) => misspell(name, pick),
  },
  {
    group: 'order of a query',
    on: inCode('bql'),
    find: /\b(?:ASC|DESC)\b/g,
    write: ([direction]) => (direction === 'ASC' ? 'DESC' : 'ASC'),
  },
  {
    group: 'derived part of another feature',
    on: ({kind}) => kind === 'text',
    find: /(?<=::limits\{of=")[a-z-]+(?=")/g,
    write: ([feature], pick) => other(Object.keys(limits), feature, pick),
  },
  {
    group: 'GraphQL',
    on: inCode('graphql'),
    find: /\b[a-z]+[A-Z]\w+/g,
    write: ([name], pick) => misspell(name, pick),
  },
  {
    group: 'field in JSON',
    files: /^docs\/apis\/.*\.md$/,
    on: inCode('json'),
    find: /(?<=")\w{3,}(?=":)/g,
    write: ([name], pick) => misspell(name, pick),
  },
  {
    group: 'path or header in shell',
    files: /^docs\/apis\/.*\.md$/,
    on: inCode('bash', 'sh', 'shell'),
    find: /(?<=\/)v\d\/[\w/-]+|\b(?:Idempotency-Key|Content-Type|Authorization)\b/g,
    write: ([name], pick) => misspell(name, pick),
  },
  {
    group: 'method, path or code of our APIs',
    files: /^docs\/apis\/.*\.md$/,
    on: prose,
    find: /(?<=`)(?:GET|POST|PUT|PATCH|DELETE)(?= \/)|(?<=`)[45]\d\d(?=`)|(?<=\| )[45]\d\d(?= \|)/g,
    write: ([name], pick) =>
      other(
        /\d/.test(name) ? ['418', '451', '508'] : ['GET', 'PUT', 'PATCH', 'DELETE'],
        name,
        pick,
      ),
  },
  {
    group: 'alternative text',
    on: prose,
    find: /(?<=!\[[^\]]*)\b\d+\b(?=[^\]]*\]\()/g,
    write: ([number]) => String(Number(number) + 1),
  },
  {
    group: 'doubled word',
    on: prose,
    find: /(?<= )(?:the|is|to|of|and|in)(?= )/g,
    write: ([word]) => `${word} ${word}`,
  },
  {
    group: 'future tense',
    on: prose,
    find: /(?<=[a-z] )(?:shows|opens|sends|returns|keeps|needs)(?= )/g,
    write: ([verb]) => `will ${verb.replace(/s$/, '')}`,
  },
  {
    group: 'bold without an end',
    on: ({kind}) => kind === 'text',
    find: /(?<=\*\*[^*]+)\*\*(?=[^*]*$)/g,
    write: () => '',
  },
  {
    group: 'empty cell',
    on: ({kind, text}) => kind === 'table' && !/^\s*\|[ :|-]+$/.test(text),
    find: /(?<=\| )[^|`\\]+(?= \|$)/g,
    write: () => '',
  },
];
