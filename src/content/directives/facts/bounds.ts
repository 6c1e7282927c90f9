import {once} from '../../../base/once';
import {longestSpan} from '../../../bql/check/check-condition';
import {limits as queryLimits} from '../../../bql/overrun';
import {maxLength} from '../../../bql/syntax/parse';
import {maxDepth, maxSigns} from '../../../bql/syntax/token-faults';
import {connectApi, shownLimit} from '../../../product/connect-api/document';
import {limits} from '../../../product/facts';
import {defaultLimit, maxLimit} from '../../../sample/graphql/limits';
import {firstOfEach, type Named} from './choose';
import {fieldsOfForms} from './default';

/** Something that the product limits, with the limit in words and other facts about it. */
export interface Bound extends Named<string> {
  about: string;
  /** The page that explains it, if its data names one. */
  page?: string;
}

/** Every limit of a feature, API, and the query language. */
export const limitsOfFeatures = once((): Bound[] => [...ofFeatures(), ...ofConnect(), ...ofCode()]);

/** The same and the limits of form fields. A form repeats some limits of its feature. */
export const bounds = once((): Bound[] => firstOfEach([...limitsOfFeatures(), ...ofForms()]));

const ofFeatures = () =>
  Object.entries(limits).flatMap(([of, rows]) =>
    rows.map(({what, limit, beyond = '', page}) => ({
      name: what,
      of,
      value: limit,
      about: beyond,
      page,
    })),
  );

const ofForms = () =>
  fieldsOfForms().flatMap(({value: {limit}, ...field}) =>
    limit ? [{...field, value: limit}] : [],
  );

const ofConnect = () =>
  connectApi()['x-limits'].map((each) => ({
    name: each.what,
    of: 'connect',
    value: shownLimit(each),
    about: each.note ?? '',
  }));

/** The product has the same limits as the playground. */
const ofCode = () => [
  bound('bql', 'Length of a query or condition', maxLength, ' characters'),
  bound('bql', 'Nested parentheses, brackets, and `CASE`', maxDepth),
  stated('bql', 'Longest period after `IN LAST` or `IN NEXT`', longestSpan),
  bound('bql', 'Arithmetic operators in a query', maxSigns),
  bound('bql', 'Paths that a query walks', queryLimits.paths),
  bound('bql', 'Steps that a query takes', queryLimits.steps),
  bound('platform-api', 'Records of one root field', maxLimit),
  bound('platform-api', 'Records of one root field without limit', defaultLimit),
];

/** A limit that's a text. */
const stated = (of: string, name: string, value: string) => ({name, of, value, about: ''});

const bound = (of: string, name: string, most: number, unit = '') => ({
  name,
  of,
  value: most.toLocaleString('en-US') + unit,
  about: '',
});
