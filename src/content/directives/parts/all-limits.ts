import type {RootContent} from 'mdast';
import {grouped} from '../../../base/collections';
import {inline, table} from '../../../base/markdown/nodes';
import {type Form, forms, menu, rolesForMenuPath} from '../../../product/facts';
import {type Place, readPlaces} from '../../limits/places';
import {type Bound, bounds} from '../facts/bounds';
import {fieldsOfForms, type NamedField} from '../facts/default';
import {heading, link, paragraph, text} from '../nodes';
import type {Directive} from '../part';

/**
 * `::all-limits`: for each page that explains limits, a table of them, and the defaults and ranges of its forms'
 * settings. A form that no page describes is omitted. A check makes sure that some page has each limit.
 */
export const allLimits: Directive = () => {
  const limited = placed(bounds().filter(({of}) => !forms.has(of)));
  const settings = placed(fieldsOfForms().filter(hasRange));
  return pagesOf([...limited, ...settings]).flatMap((page) => [
    heading(2, page.title),
    ...limitsOn(of(page, limited)),
    ...of(page, settings).flatMap(settingsOf),
  ]);
};

/** The limits of a feature, or the settings of a form, with the section that explains them. */
interface Group<T> {
  name: string;
  place: Place;
  items: T[];
}

function placed<T extends {of: string; name: string}>(facts: T[]): Group<T>[] {
  const find = readPlaces();
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

function limitsOn(groups: Group<Bound>[]): RootContent[] {
  const [first] = groups;
  if (!first) return [];
  const rows = groups.flatMap(({items}) =>
    items.map(({name, value, about}) => [name, value, about || '—']),
  );
  return [seeAlso('Explained in ', first.place), ...table(['What', 'Limit', 'If exceeded'], rows)];
}

function settingsOf({name, place, items}: Group<NamedField>): RootContent[] {
  const form = forms.get(name) as Form;
  const rows = items.map(({name, value: {default: initial, limit}}) => [
    `**${name}**`,
    initial ?? '—',
    limit ?? '—',
  ]);
  return [
    seeAlso(`${whereToSet(form)} Explained in `, place),
    ...table(['Setting', 'Default', 'Range'], rows),
  ];
}

const seeAlso = (before: string, {url, title}: Place) =>
  paragraph(...inline(before), text(' '), link(url, [text(title)]), text('.'));

/** The menu path to a form, and the roles that can open it. */
function whereToSet(form: Form): string {
  const roles = rolesForMenuPath(menu, form.menu);
  const names = new Intl.ListFormat('en').format(roles?.map((role) => `**${role}**`) ?? []);
  return `Set in **${form.menu.join(' > ')}**${roles ? `, which ${names} can open` : ''}.`;
}
