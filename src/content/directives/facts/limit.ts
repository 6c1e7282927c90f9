import {connectApi, shownLimit} from '../../../product/connect-api/document';
import {limits} from '../../../product/facts';
import {choose, type Named} from './choose';
import type {Fact} from './fact';

/** A number and the word that says of what: "1,000", "30 seconds", "25 MB". */
const quantity = /^[\d,]+(?: (?:seconds?|minutes?|hours?|days?|years?|characters|[MGT]B))?/;

const all = (): Named<string>[] => [
  ...Object.entries(limits).flatMap(([of, rows]) =>
    rows.map(({what, limit}) => ({name: what, of, value: limit})),
  ),
  ...connectApi()['x-limits'].map((each) => ({
    name: each.what,
    of: 'connect',
    value: shownLimit(each),
  })),
];

const numberIn = (limit: string) => quantity.exec(limit)?.[0];

/** `:limit[SLA definitions]`: the number in a table of limits, with a unit of time or size: "100", "30 seconds". */
export const limit: Fact = (name, {of}) => {
  const text = choose(all(), name, of);
  const number = numberIn(text);
  if (!number) throw new Error(`"${name}" has no number to show: its limit is "${text}"`);
  return number;
};

/** The directives that read as a number does: `:limit[SLA definitions]{of="sla"}` for "100". */
export const limitsThatRead = (number: string): string[] =>
  all()
    .filter(({value}) => numberIn(value) === number)
    .map(({name, of}) => `:limit[${name}]{of="${of}"}`);
