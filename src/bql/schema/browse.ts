import {grouped} from '../../base/collections';
import {oncePer} from '../../base/once';
import {listed} from '../../base/text/words';
import type {Attribute, Model} from '../../product/udm/definition';
import type {Udm} from '../../product/udm/udm';
import {wordsForAttribute, wordsForModel} from '../bind/other-names';
import {type Reach, reachFrom} from '../bind/reach';
import {attributeOption, attributesOf} from '../complete/attributes';
import type {Graph} from '../graph';

/** A model, an attribute, a value, or a verb, as a reader sees it in a list. */
export interface SchemaEntry {
  label: string;
  kind: 'model' | 'attribute' | 'value' | 'verb';
  /** The number of records, the type, or the models that a verb connects. */
  detail?: string;
  /** A sentence about its meaning. */
  info?: string;
  /** The models that define an attribute that a search found, in words. */
  model?: string;
  /** The models that an attribute was listed for: the one that the reader opened, or all that define it. */
  models?: string[];
  /** Other models whose records have the attribute, because they inherit it from the same one. */
  relatives?: string[];
  /** The models that a verb leads to. */
  ends?: string[];
  /** The attribute that has a value. */
  attribute?: SchemaEntry;
  /** The text to insert into a query. */
  insert: string;
}

export interface SchemaGroup {
  title: string;
  entries: SchemaEntry[];
}

export interface SchemaData {
  udm: Udm;
  graph: Graph;
}

/** Returns all models by family, with the number of their records. */
export function listModels({udm, graph}: SchemaData): SchemaGroup[] {
  const families = Object.entries(udm.definition.families);
  // The base models are the most abstract, so they're last, as in completion.
  return [...families.slice(1), ...families.slice(0, 1)].map(([family, {title}]) => ({
    title,
    entries: udm.models
      .filter((model) => model.family === family)
      .map((model) => modelEntry(model, {udm, graph})),
  }));
}

/**
 * Returns what can be written about a model's records: its attributes, the most used ones first, and the verbs that
 * lead to other records.
 */
export function describeModel(typeName: string, {udm}: SchemaData): SchemaGroup[] {
  const attributes = attributesOf([typeName], udm).map((attribute) => ({
    ...attributeEntry(attribute, udm),
    models: [typeName],
    relatives: holdersOf(attribute.definedBy.typeName, udm),
  }));
  const verbs = reachFrom([typeName], udm).map(({verb, direction, ends}) =>
    verbEntry(verb, ends, `${direction === 'out' ? '→' : '←'} ${ends.join(', ')}`, udm),
  );
  return [
    {title: 'Attributes', entries: attributes},
    {title: 'Verbs', entries: verbs.sort((a, b) => a.label.localeCompare(b.label))},
  ].filter(({entries}) => entries.length > 0);
}

/** Returns a model and the ones that inherit its attributes. */
const holdersOf = (typeName: string, udm: Udm) => [
  typeName,
  ...udm.descendantsOf(typeName).map((model) => model.typeName),
];

/** The most entries of a kind that a search returns. */
const most = 40;

/** An entry, with the texts that a search reads in lower case. */
interface SearchedEntry {
  entry: SchemaEntry;
  name: string;
  /** What the entry is called in other tools. */
  called: string[];
  text: string;
}

/**
 * Returns the models, attributes, and verbs with a text in their names or meanings, names first. An attribute that
 * several models define is listed once.
 *
 * @param data the same object for each search, because it's described only once
 */
export function searchSchema(search: string, data: SchemaData): SchemaGroup[] {
  return everything(data)
    .map(({title, entries}) => ({title, entries: matching(entries, search).slice(0, most)}))
    .filter(({entries}) => entries.length > 0);
}

/** Describes what a search can find. That takes longer than a key press should, so it's done only once. */
const everything = oncePer((data: SchemaData) => [
  {
    title: 'Models',
    entries: searched(
      data.udm.models.map((model) => modelEntry(model, data)),
      wordsForModel,
    ),
  },
  {title: 'Attributes', entries: searched(everyAttribute(data.udm), wordsForAttribute)},
  {title: 'Verbs', entries: searched(everyVerb(data.udm))},
]);

const searched = (
  entries: SchemaEntry[],
  wordsFor: (name: string) => string[] = () => [],
): SearchedEntry[] =>
  entries.map((entry) => {
    const called = wordsFor(entry.label);
    return {
      entry,
      name: entry.label.toLowerCase(),
      called,
      text: [entry.label, entry.info, ...called].join(' ').toLowerCase(),
    };
  });

function everyAttribute(udm: Udm): SchemaEntry[] {
  const defined = grouped(
    udm.models.flatMap((model) =>
      model.attributes.map((attribute) => [attribute.name, {model, attribute}] as const),
    ),
  );
  return [...defined.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const others =
      all.length > 2 ? [`${all.length - 1} more`] : all.slice(1).map(({model}) => model.typeName);
    const models = all.map(({model}) => model.typeName);
    return {
      ...attributeEntry(first.attribute, udm),
      model: listed([first.model.typeName, ...others]),
      models,
      relatives: models.flatMap((model) => holdersOf(model, udm)),
    };
  });
}

function everyVerb(udm: Udm): SchemaEntry[] {
  const reaches = reachFrom(
    udm.models.map(({typeName}) => typeName),
    udm,
  );
  const endsOf = (verb: string, direction: Reach['direction']) =>
    reaches.find((reach) => reach.verb === verb && reach.direction === direction)?.ends ?? [];
  return Object.keys(udm.definition.verbs).map((verb) => {
    const [from, to] = [endsOf(verb, 'in'), endsOf(verb, 'out')];
    return verbEntry(
      verb,
      [...new Set([...to, ...from])],
      `→ ${to.join(', ')}; ← ${from.join(', ')}`,
      udm,
    );
  });
}

/** Returns a verb as an entry that inserts a step to the first of its ends. */
const verbEntry = (verb: string, ends: string[], detail: string, udm: Udm): SchemaEntry => ({
  label: verb,
  kind: 'verb',
  detail,
  info: udm.definition.verbs[verb]?.meaning,
  ends,
  insert: `THAT ${verb} ${ends[0] ?? ''}`,
});

/** Returns a model as an entry, with the number of its records. */
export function modelEntry(model: Model, {udm, graph}: SchemaData): SchemaEntry {
  const {typeName, plural, summary} = model;
  const count = udm
    .concreteModelsOf(typeName)
    .reduce((sum, concrete) => sum + graph.recordsOf(concrete.typeName).length, 0);
  return {
    label: typeName,
    kind: 'model',
    detail: count.toLocaleString('en'),
    info: `${plural}: each is ${summary}.`,
    insert: typeName,
  };
}

function attributeEntry(attribute: Attribute, udm: Udm): SchemaEntry {
  const {label, detail, info} = attributeOption(attribute, udm);
  return {label, kind: 'attribute', detail, info, insert: label};
}

/**
 * Returns the entries that contain every word: first the ones whose names do, and then the ones that other tools call
 * so.
 */
function matching(entries: readonly SearchedEntry[], search: string): SchemaEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = words.join('');
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const [named, others] = divided(entries, ({name}) => hasAll(name));
  const [called, left] = divided(others, (each) => each.called.includes(whole));
  const meant = left.filter(({text}) => hasAll(text));
  const isLater = ({name}: SearchedEntry) => Number(!name.startsWith(whole));
  named.sort((a, b) => isLater(a) - isLater(b) || a.name.length - b.name.length);
  return [...named, ...called, ...meant].map(({entry}) => entry);
}

/** Divides entries into the ones that pass a test and the others. */
const divided = (
  entries: readonly SearchedEntry[],
  test: (entry: SearchedEntry) => boolean,
): [passing: SearchedEntry[], others: SearchedEntry[]] => [
  entries.filter(test),
  entries.filter((each) => !test(each)),
];
