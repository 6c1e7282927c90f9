import type {RootContent} from 'mdast';
import {grouped} from '../../../base/collections';
import {inline, table} from '../../../base/markdown/nodes';
import {type Form, forms, rolesForForm} from '../../../product/facts';
import {missing} from '../../query-examples/cells';
import {type Place, placesOf} from '../../written-pages/places';
import {type Bound, limitsOfFeatures} from '../facts/bounds';
import {fieldsOfForms, type NamedField} from '../facts/default';
import {formValue} from '../form-value';
import {heading, paragraph} from '../nodes';
import type {Directive} from '../part';
import {rowSearch} from '../row-search';

/**
 * `::all-limits`: for each page that explains limits, a table of them, and the defaults and ranges of its forms'
 * settings. A check makes sure that some page has each limit.
 */
export const allLimits: Directive = () => {
  const limits = placesOf('limits', limitsOfFeatures());
  const settings = placesOf('fields', fieldsOfForms().filter(hasRange));
  const tables = pagesOf([...limits, ...settings]).flatMap((page) => [
    heading(2, page.title),
    ...tableOfLimits(on(page, limits)),
    ...[...grouped(on(page, settings).map((each) => [each.fact.of, each] as const))].flatMap(
      ([name, ofForm]) => tableOfSettings(name, ofForm),
    ),
  ]);
  return rowSearch(
    'Limits',
    {
      label: 'Search limits',
      placeholder: 'rows, characters, timeout …',
      parameter: 'q',
      names: 'limits and settings',
    },
    tables,
  );
};

/** A limit or a setting, with the section that explains it. */
interface Placed<T> {
  fact: T;
  place: Place;
}

/** One place on each page, by title. */
const pagesOf = (placed: Placed<unknown>[]) =>
  [...new Map(placed.map(({place}) => [place.file, place])).values()].toSorted((a, b) =>
    a.title.localeCompare(b.title, 'en'),
  );

const on = <T>(page: Place, placed: Placed<T>[]) =>
  placed.filter(({place}) => place.file === page.file);

/** Whether a field has a limit or a number. Other fields are on or off, or have a few names to choose from. */
const hasRange = ({value: {limit, default: initial = ''}}: NamedField) =>
  limit !== undefined || /\d/.test(initial);

/** Each row links to the section that explains it. Search then finds that section instead of the row. */
function tableOfLimits(placed: Placed<Bound>[]): RootContent[] {
  if (placed.length === 0) return [];
  const saysMore = placed.some(({fact}) => fact.about);
  const rows = placed.map(({fact: {name, value, about}, place}) => [
    `[${name}](${place.url})`,
    value,
    ...(saysMore ? [about || missing] : []),
  ]);
  return table(['What', 'Limit', ...(saysMore ? ['If exceeded'] : [])], rows);
}

function tableOfSettings(name: string, placed: Placed<NamedField>[]): RootContent[] {
  const form = forms.get(name);
  if (!form) return [];
  const rows = placed.map(({fact: {name, value}, place}) => [
    `[**${name}**](${place.url})`,
    value.default ? formValue(value, value.default) : missing,
    value.limit ?? value.values?.join(', ') ?? missing,
  ]);
  return [
    paragraph(...inline(`**${form.title}**, ${whereOf(form)}${whoOpens(form)}:`)),
    ...table(['Setting', 'Default', 'Allowed'], rows),
  ];
}

const whereOf = ({menu: path, where}: Form) => where ?? `in **${path.join(' > ')}**`;

/** The roles that can open a form, with a link to what gives them the right, unless it needs no role. */
function whoOpens(form: Form): string {
  const names = rolesForForm(form)?.map((role) => `**${role}**`);
  if (!names) return '';
  const list = new Intl.ListFormat('en', {type: 'disjunction'}).format(names);
  return ` ([${list}](/docs/permissions${form.roles ? '#who-can-do-what' : screenOf(form)}))`;
}

/** Where the page of permissions lists the roles that can open a form's menu. */
const screenOf = ({menu: path}: Form) =>
  `?${new URLSearchParams({screen: path.join(' > ')})}#who-can-open-which-screen`;
