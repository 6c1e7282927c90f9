import type {RootContent} from 'mdast';
import {grouped} from '../../../base/collections';
import {inline, table} from '../../../base/markdown/nodes';
import {type Form, forms, menu, rolesForMenuPath} from '../../../product/facts';
import {missing} from '../../query-examples/cells';
import {findPlaces, type Place} from '../../written-pages/places';
import {type Bound, bounds} from '../facts/bounds';
import {fieldsOfForms, type NamedField} from '../facts/default';
import {formValue} from '../form-value';
import {heading, paragraph} from '../nodes';
import type {Directive} from '../part';
import {rowSearch} from '../row-search';

/**
 * `::all-limits`: for each page that explains limits, a table of them, and the defaults and ranges of its forms'
 * settings. A form that no page describes is omitted. A check makes sure that some page has each limit.
 */
export const allLimits: Directive = () => {
  const limited = placed(bounds().filter(({of}) => !forms.has(of)));
  const settings = placed(fieldsOfForms().filter(hasRange));
  const tables = pagesOf([...limited, ...settings]).flatMap((page) => [
    heading(2, page.title),
    ...limitsOn(of(page, limited)),
    ...of(page, settings).flatMap(settingsOf),
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

/** The limits of a feature, or the settings of a form, with the section that explains them. */
interface Group<T> {
  name: string;
  place: Place;
  items: T[];
}

function placed<T extends {of: string; name: string}>(facts: T[]): Group<T>[] {
  const find = findPlaces();
  return [...grouped(facts.map((fact) => [fact.of, fact] as const))].flatMap(([name, items]) => {
    const names = items.map((item) => item.name);
    const place = find(name, names);
    return place ? [{name, place, items}] : [];
  });
}

/** One place on each page, by title. */
const pagesOf = (groups: Group<unknown>[]) =>
  [...new Map(groups.map(({place}) => [place.file, place])).values()].toSorted((a, b) =>
    a.title.localeCompare(b.title, 'en'),
  );

const of = <T>(page: Place, groups: Group<T>[]) =>
  groups.filter(({place}) => place.file === page.file);

/** Whether a field accepts a range of values. Other fields are on or off, or have a few values to choose from. */
const hasRange = ({value: {limit, default: initial = ''}}: NamedField) =>
  limit !== undefined || /\d/.test(initial);

/** Each row links to the section that explains it. Search then finds that section instead of the row. */
function limitsOn(groups: Group<Bound>[]): RootContent[] {
  if (groups.length === 0) return [];
  const rows = groups.flatMap(({items, place}) =>
    items.map(({name, value, about}) => [`[${name}](${place.url})`, value, about || missing]),
  );
  return table(['What', 'Limit', 'If exceeded'], rows);
}

function settingsOf({name, place, items}: Group<NamedField>): RootContent[] {
  const form = forms.get(name);
  if (!form) return [];
  const rows = items.map(({name, value}) => [
    `[**${name}**](${place.url})`,
    value.default ? formValue(value, value.default) : missing,
    value.limit ?? missing,
  ]);
  return [
    paragraph(...inline(`**${form.title}**, in **${form.menu.join(' > ')}**${whoOpens(form)}:`)),
    ...table(['Setting', 'Default', 'Range'], rows),
  ];
}

/** The roles that can open a form's menu, unless everyone can. */
function whoOpens({menu: path}: Form): string {
  const roles = rolesForMenuPath(menu, path)?.map((role) => `**${role}**`);
  return roles ? ` (${new Intl.ListFormat('en', {type: 'disjunction'}).format(roles)})` : '';
}
