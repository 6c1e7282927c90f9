import {once, oncePer} from '../../base/once';
import {findScreen, type Screen, screenNames} from '../../content/screens';
import type {ScreenBlock} from '../../content/screens/schema';
import {readConnectorPages} from '../../product/connectors/pages';
import {
  events,
  type Form,
  forms,
  labels,
  type MenuItem,
  menu,
  permissions,
  ratings,
  roles,
  statuses,
} from '../../product/facts';
import {terms} from '../../product/glossary';
import {udm} from '../../product/udm';
import {labelOf} from '../../product/udm/names';
import {loadSample} from '../../sample/organization';
import type {Site} from '../site';

/** Names that can be on any screen: menus, roles, statuses, ratings, models, values, and common buttons. */
export const namesOnEveryScreen = once(
  () =>
    new Set([
      ...titlesIn(menu),
      ...[...roles, ...permissions].map(({name}) => name),
      ...Object.values(statuses).flatMap((list) =>
        list.flatMap(({name, category}) => [name, category]),
      ),
      ...ratings.riskRatings.map(({name}) => name),
      ...ratings.severities,
      ...labels.flatMap((each) => (each.menu || each.vendor ? [] : each.labels)),
      ...udm.models.flatMap(({name, plural}) => [name, plural]),
      ...Object.values(udm.definition.valueSets).flatMap((set) => set.map(({name}) => name)),
      ...terms.map(({term}) => `${term[0]?.toUpperCase()}${term.slice(1)}`),
      ...readConnectorPages().flatMap(({title, connector: {name = title, product, vendor}}) => [
        name,
        product,
        vendor,
      ]),
    ]),
);

/** All words on the product's screens, which a bold phrase on a page can name. */
export const productNames = once(
  () =>
    new Set([
      ...namesOnEveryScreen(),
      ...events.flatMap((each) => [
        each.category,
        ...each.events.flatMap(({name, level}) => [name, level]),
      ]),
      ...[...forms.values()].flatMap(namesInForm),
      ...screenNames.flatMap((name) => {
        const screen = findScreen(name);
        return screen ? namesOnScreen(screen) : [];
      }),
      ...labels.flatMap((each) => (each.menu ? each.labels : [])),
      ...udm.models.flatMap(({attributes}) => attributes.map(({name}) => labelOf(name))),
    ]),
);

/** Words on other products' screens, for products that a text names. */
export function vendorNames(text: string): string[] {
  return labels.flatMap((each) => (each.vendor && text.includes(each.vendor) ? each.labels : []));
}

/** It takes a second to make the sample organization, which most pages don't need otherwise. */
const sampleNames = oncePer(
  ({facts, remember}: Site) =>
    new Set(
      remember('sample-names', facts, () => [
        ...new Set(
          loadSample().records.flatMap(({name, displayName, title}) =>
            [name, displayName, title].filter((value) => typeof value === 'string'),
          ),
        ),
      ]),
    ),
);

/** Whether a text is the name of a record in the sample organization, such as a cluster or a dashboard. */
export const isSampleName = (name: string, site: Site): boolean => sampleNames(site).has(name);

const titlesIn = (items: MenuItem[]): string[] =>
  items.flatMap(({title, children = []}) => [title, ...titlesIn(children)]);

/** The words on a form: its title, buttons, tabs, fields, and their values. */
export function namesInForm({title, opens = title, saves, tabs}: Form): string[] {
  return [
    title,
    opens,
    saves,
    ...tabs.flatMap((tab) => [
      tab.title,
      ...tab.fields.flatMap((field) => [
        field.name,
        ...(field.default ? [field.default] : []),
        ...(field.values ?? []),
      ]),
    ]),
  ];
}

/** The words on a drawn screen, without its forms' fields. */
export const namesOnScreen = ({opened = '', blocks}: Screen): string[] => [
  opened,
  ...blocks.flatMap(namesInBlock),
];

function namesInBlock(block: ScreenBlock): string[] {
  if ('actions' in block) return block.actions;
  if ('tabs' in block) return block.tabs;
  if ('table' in block) return [...block.table.columns, ...block.table.rows.flat()];
  if ('list' in block) return columnsOf(block.list.query);
  if ('record' in block) return columnsOf(block.record.query);
  if ('tiles' in block) return block.tiles.map(({label}) => label);
  if ('chart' in block) return [block.chart.title];
  if ('matrix' in block) return [block.matrix.title];
  if ('message' in block) return [block.message];
  if ('panel' in block) return [block.panel, ...block.blocks.flatMap(namesInBlock)];
  if ('columns' in block) return block.columns.flat().flatMap(namesInBlock);
  return [];
}

/** The column titles in a query's results: `AS Status` and `AS "Due date"` after RETURN. */
export function columnsOf(query: string): string[] {
  const [, result = ''] = query.split(/\bRETURN\b/);
  return Array.from(
    result.matchAll(/\bAS (?:"([^"]+)"|(\w+))/g),
    ([, quoted, word = '']) => quoted ?? word,
  );
}
