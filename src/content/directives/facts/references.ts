import {once} from '../../../base/once';
import {ratings} from '../../../product/facts';
import {type Bound, bounds} from './bounds';
import {plain} from './choose';
import {counts} from './count';
import {fieldsOfForms, type NamedField} from './default';
import {facts} from './index';
import {quantityIn, quantityText} from './quantity';
import {versionsByName} from './version';

/** A fact that a sentence can refer to. */
export interface Reference {
  /** What the writer types: `:limit[SLA definitions]`. */
  directive: string;
  /** What the page shows: "100". */
  value: string;
  /** Its name, what it belongs to, and other facts about it. */
  name: string;
  of: string;
  about: string;
}

/** Every fact with a name. For each rating, it has the lowest score. */
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

/** A range has three facts: the range and its two ends. */
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

/** Makes a reference by name. Adds what the item belongs to if other items have the same name. */
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
