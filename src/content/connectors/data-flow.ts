import type {Root, RootContent, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {grouped} from '../../base/collections';
import {countOf, listed} from '../../base/text/words';
import {statuses} from '../../product/facts';
import {type Model, udm} from '../../product/udm';
import {type ConnectorMapping, mappingTables} from './mapping-table';

/** An object of the vendor's product, such as a detection. */
export interface FlowObject {
  name: string;
  /** The heading of its first mapping table. */
  heading?: string;
  /** How many attributes its mapping tables fill. */
  attributes: number;
}

/** Objects that become the same data models. */
export interface FlowRow {
  /** What the models are, if the row gathers several of them: "Assets". */
  title?: string;
  objects: FlowObject[];
  models: Model[];
}

/** What a connector's objects become. */
export interface DataFlow {
  rows: FlowRow[];
  /** What the states of the vendor's records become, if the page has a table of them. */
  statuses: string[];
}

/** More objects are no longer read at a glance, so they're grouped by what they become. */
const mostObjects = 9;

/**
 * Reads what a connector's objects become from the tables of its page: "Data retrieved" lists the objects with their
 * data models, and the statuses that their states become. "Attribute mapping" has the attributes.
 *
 * @returns undefined if the page doesn't list objects
 */
export function dataFlowOf(tree: Root): DataFlow | undefined {
  const [objects, ...others] = tablesBelow(tree, 'Data retrieved');
  const rows = objects ? objectRows(objects, tree) : [];
  if (rows.length === 0) return undefined;
  return {
    rows: rows.length > mostObjects ? byFamily(rows) : byModels(rows),
    statuses: statusesIn(
      others,
      rows.flatMap(({models}) => models),
    ),
  };
}

/** Describes the drawing in words, for readers who can't see it and for Markdown copies. */
export function describeDataFlow(source: string, {rows, statuses: names}: DataFlow): string {
  const becomes = rows.map(({objects, models}) => {
    const verb = objects.length === 1 ? 'becomes' : 'become';
    return `${listed(objects.map(({name}) => name))} ${verb} ${listed(models.map(({name}) => name))}`;
  });
  return [
    `What data from ${source} becomes.`,
    ...becomes.map((sentence) => `${sentence}.`),
    ...(rows.some(isTwoWay) ? [`Tickets are also sent to ${source}.`] : []),
    ...(names.length > 0 ? [`States in ${source} become ${listed(names, 'or')}.`] : []),
  ].join(' ');
}

/** Whether the data also goes back to the vendor's product: every connector that reads tickets has sent them first. */
export const isTwoWay = ({models}: FlowRow) =>
  models.some(({typeName}) => udm.isA(typeName, 'Ticket'));

/** Says what a data model is, if its name doesn't: a host is an asset. An abstract model has several kinds. */
export function kindOf({typeName, name, abstract}: Model): string {
  if (abstract) return countOf(udm.concreteModelsOf(typeName).length, 'kind');
  const [parent] = udm.ancestorsOf(typeName);
  const isTold = !parent || parent.family === 'base' || name.endsWith(lastWord(parent));
  return isTold ? '' : parent.name;
}

const lastWord = ({name}: Model) => name.split(' ').at(-1)?.toLowerCase() ?? '';

/** The tables between a level-2 heading and the next one. */
function tablesBelow({children}: Root, title: string): Table[] {
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 2;
  const start = children.findIndex((node) => isTitle(node) && textOf(node) === title);
  const end = children.findIndex((node, index) => index > start && isTitle(node));
  if (start < 0) return [];
  return children
    .slice(start, end < 0 ? undefined : end)
    .filter((node): node is Table => node.type === 'table');
}

/** One row for each object. Skips a model that doesn't exist: the checks report it. */
function objectRows({children: [head, ...rows]}: Table, tree: Root): FlowRow[] {
  const columnOf = (title: string) =>
    head?.children.findIndex((cell) => textOf(cell) === title) ?? -1;
  const [object, model] = [columnOf('Connector object'), columnOf('Data model')];
  return rows.flatMap(({children: cells}) => {
    const [name, names] = [cells[object], cells[model]].map((cell) => (cell ? textOf(cell) : ''));
    const models = (names ?? '')
      .split(', ')
      .flatMap((each) => udm.models.find((candidate) => candidate.name === each) ?? []);
    return name && models.length > 0
      ? [{objects: [objectOf(name, tree)], models: withoutKinds(models)}]
      : [];
  });
}

/** Puts an abstract model into the place of all its kinds, because eight kinds of tickets say no more than "Ticket". */
function withoutKinds(models: Model[]): Model[] {
  const whole = udm.models.find(({abstract, typeName}) => {
    const kinds = udm.concreteModelsOf(typeName);
    return abstract && kinds.length > 1 && kinds.every((kind) => models.includes(kind));
  });
  if (!whole) return models;
  return [whole, ...models.filter(({typeName}) => !udm.isA(typeName, whole.typeName))];
}

function objectOf(name: string, tree: Root): FlowObject {
  const tables = mappingTables(tree).filter(({objects}) => objects.includes(name.toLowerCase()));
  const counts = tables.map((table) => namesIn(table).size);
  return {
    name,
    heading: tables[0]?.heading,
    attributes: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** The attributes that a mapping table has rows for. */
const namesIn = ({table: {children}, attributes}: ConnectorMapping) =>
  new Set(
    children
      .slice(1)
      .flatMap((row) => row.children[attributes]?.children ?? [])
      .flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])),
  );

/** Gathers objects that become the same models, in the order of the table. */
function byModels(rows: FlowRow[]): FlowRow[] {
  return gather(rows, ({models}) => models.map(({name}) => name).join());
}

/** Gathers objects by the family of the models that they become. */
function byFamily(rows: FlowRow[]): FlowRow[] {
  const family = ({models: [first]}: FlowRow) => first?.family ?? '';
  return gather(rows, family).map((row) => {
    const title = udm.definition.families[family(row)]?.title;
    return row.models.length > 1 ? {...row, title} : row;
  });
}

function gather(rows: FlowRow[], keyOf: (row: FlowRow) => string): FlowRow[] {
  return [...grouped(rows.map((row) => [keyOf(row), row] as const)).values()].map((group) => ({
    objects: group.flatMap(({objects}) => objects),
    models: [...new Set(group.flatMap(({models}) => models))],
  }));
}

/**
 * The statuses in bold that a source's states become, in the order of a record's life, from tables with a column for
 * each. Only an approved request makes a finding a false positive or an accepted risk, so a table mentions these two for
 * other reasons.
 */
function statusesIn(tables: Table[], models: Model[]): string[] {
  const bold = new Set(
    tables
      .filter(({children: [head]}) => head?.children.length === 2)
      .flatMap(({children}) => children.slice(1))
      .flatMap(({children}) => children.slice(1))
      .flatMap(({children}) => children)
      .flatMap((node) => (node.type === 'strong' ? [textOf(node)] : [])),
  );
  const byRequest = statuses.finding.filter(({meaning}) => meaning.includes('request'));
  const [findings, others] = [true, false].map((isFinding) =>
    models.filter(({typeName}) => udm.isA(typeName, 'Finding') === isFinding),
  );
  const names = [...(findings ?? []), ...(others ?? [])].flatMap(statusesOf);
  const found = [...new Set(names)].filter(
    (each) => bold.has(each) && !byRequest.some(({name}) => name === each),
  );
  return found.length > 1 ? found : [];
}

function statusesOf({typeName}: Model): readonly string[] {
  const status = udm.attributeOf(typeName, 'status');
  return status ? udm.valuesOf(status) : [];
}
