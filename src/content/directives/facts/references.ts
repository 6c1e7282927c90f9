import {once} from '../../../base/once';
import {ratings} from '../../../product/facts';
import {type Bound, bounds} from './bounds';
import {plain} from './choose';
import {counts} from './count';
import {fieldsOfForms, type NamedField} from './default';
import {facts} from './index';
import {quantityIn, quantityText} from './quantity';
import {versionsByName} from './version';

/** A fact that a sentence can have by reference. */
export interface Reference {
  /** What the writer types: `:limit[SLA definitions]`. */
  directive: string;
  /** What the page says: "100". */
  value: string;
  /** What it's called, what it belongs to, and what else the data says of it. */
  name: string;
  of: string;
  about: string;
}

/** Every fact that has a name; of ratings the lowest score of each. */
export const references = once((): Reference[] => [
  ...bounds().flatMap(ofBound),
  ...fieldsOfForms().flatMap(ofField),
  ...Object.keys(counts).map((name) => simple('count', name)),
  ...Object.keys(versionsByName).map((name) => simple('version', name)),
  ...ratings.riskRatings.map(({from}) => simple('rating', from.toFixed(1))),
]);

function ofField(field: NamedField): Reference[] {
  const {default: value, limit = ''} = field.value;
  const about = `${field.about} ${limit}`;
  return value ? [{...named('default', {...field, about}, fieldsOfForms()), value}] : [];
}

/** A range is three facts: the range and its ends. */
function ofBound(bound: Bound): Reference[] {
  const quantity = quantityIn(bound.value);
  if (!quantity) return [];
  const about = `${bound.about} ${bound.value}`;
  const whole = {...named('limit', {...bound, about}, bounds()), value: quantityText(quantity)};
  if (!quantity.to) return [whole];
  const ends = (['least', 'most'] as const).map((end) => ({
    ...named('limit', {...bound, about}, bounds(), end),
    value: quantityText(quantity, end),
  }));
  return [whole, ...ends];
}

/** A reference by name, and by what it belongs to where others have the name. */
function named<T extends Bound | NamedField>(
  fact: string,
  {name, of, about}: T,
  all: T[],
  end = '',
) {
  const isShared = all.filter((each) => plain(each.name) === plain(name)).length > 1;
  const braces = [isShared && `of="${of}"`, end].filter(Boolean).join(' ');
  return {
    directive: `:${fact}[${plain(name)}]${braces && `{${braces}}`}`,
    name: plain(name),
    of: of.replaceAll('-', ' '),
    about,
  };
}

const simple = (fact: string, name: string): Reference => ({
  directive: `:${fact}[${name}]`,
  value: facts[fact]?.(name, {}) ?? '',
  name,
  of: '',
  about: '',
});
