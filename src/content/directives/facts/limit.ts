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

/** `:limit[SLA definitions]`: the number in a table of limits, with a unit of time or size: "100", "30 seconds". */
export const limit: Fact = (name, {of}) => {
  const text = choose(all(), name, of);
  const [number] = quantity.exec(text) ?? [];
  if (!number) throw new Error(`"${name}" has no number to show: its limit is "${text}"`);
  return number;
};
