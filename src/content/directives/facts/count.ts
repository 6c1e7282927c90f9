import {suggest} from '../../../base/text/suggest';
import {numberWords} from '../../../base/text/words';
import {categoryNames} from '../../../product/connectors/categories';
import {readConnectorPages} from '../../../product/connectors/pages';
import {ratings, roles, statuses} from '../../../product/facts';
import {udm} from '../../../product/udm';
import type {Fact} from './fact';

/** What can be counted, by the words that follow the number in a sentence. */
export const counts: Record<string, () => number> = {
  roles: () => roles.length,
  'risk ratings': () => ratings.riskRatings.length,
  severities: () => ratings.severities.length,
  'data models': () => udm.models.length,
  connectors: () => readConnectorPages().length,
  'connector categories': () => categoryNames.length,
  ...Object.fromEntries(
    ['Asset', 'Finding', 'Ticket', 'Request'].map((model) => [
      `kinds of ${model.toLowerCase()}s`,
      () => udm.concreteModelsOf(model).length,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(statuses).map(([kind, list]) => [`${kind} statuses`, () => list.length]),
  ),
};

const words = ['no', ...numberWords.slice(0, 9)];

/** `:count[roles]`: a count, spelled out if it's below ten: "eight", "99". */
export const count: Fact = (name) => {
  const number = counts[name]?.();
  if (number === undefined)
    throw new Error(`cannot count "${name}"; ${suggest(name, Object.keys(counts))}`);
  return words[number] ?? number.toLocaleString('en-US');
};
