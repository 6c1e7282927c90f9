import Ajv from 'ajv/dist/2020';
import {isJsonObject} from '../../base/json';
import {suggest} from '../../base/text/suggest';
import {lineOfKeys, readPlaces} from '../../base/yaml/read';
import type {JsonSchema} from '../../product/connect-api/schema';
import {validatorOf} from '../../product/connect-api/validate';

/** A fault in an OpenAPI document. */
interface DocumentFault {
  line: number;
  wrong: string;
  fix: string;
}

type Keys = (string | number)[];
type Part = Record<string, unknown>;

/** A value that must fit a schema, and the keys that lead to it. */
interface Example {
  schema: JsonSchema;
  example: unknown;
  at: Keys;
}

/**
 * Finds faults in an OpenAPI document: an invalid JSON Schema, a reference that leads nowhere, a required member that
 * isn't a property, an example or default that doesn't fit its schema, a bound that nothing meets, a tag or a path
 * parameter that isn't defined, and a name that's used twice.
 *
 * @param text the document as YAML
 */
export function openApiFaults(text: string): DocumentFault[] {
  const places = readPlaces(text);
  const root: unknown = places.document.toJS();
  if (!isJsonObject(root)) return [];

  const faults: DocumentFault[] = [];
  const add = (keys: Keys, wrong: string, fix: string) =>
    faults.push({line: lineOfKeys(places, keys), wrong, fix});
  const ajv = new Ajv();
  for (const [keys, part] of partsOf(root)) {
    if (typeof part.$ref === 'string' && !leadsSomewhere(root, part.$ref))
      add([...keys, '$ref'], `nothing is at "${part.$ref}"`, 'correct the reference');
    if (!isSchemaAt(keys)) continue;
    ajv.validateSchema(part);
    // A fault in one part of a schema also fails the parts around it. The deepest error is the most specific.
    const deepest = ajv.errors?.toSorted(
      (a, b) => b.instancePath.length - a.instancePath.length,
    )[0];
    if (deepest)
      add(
        [...keys, ...pointerKeys(deepest.instancePath)],
        `${deepest.instancePath.slice(1) || 'it'} isn't a valid JSON Schema: it ${deepest.message}`,
        allowedIn(deepest.params),
      );
    const {required, properties} = part;
    for (const name of Array.isArray(required) ? required : [])
      if (isJsonObject(properties) && !(name in properties))
        add(
          [...keys, 'required'],
          `"${name}" is required, but isn't a property`,
          'correct the name, or add the property',
        );
  }
  for (const {keys, wrong, fix} of disagreementsIn(root)) add(keys, wrong, fix);
  // Examples can be checked only against valid schemas.
  if (faults.length > 0) return faults;

  const schemas = inside(root, ['components', 'schemas']);
  const validator = validatorOf({schemas: (isJsonObject(schemas) ? schemas : {}) as Schemas});
  for (const {schema, example, at} of examplesIn(root))
    for (const {where, message} of validator.misfitsOf(schema, example))
      add(
        [...at, ...pointerKeys(where)],
        `the ${at.at(-1)} doesn't fit its schema: ${message}`,
        'fix the value or the schema',
      );
  return faults;
}

interface Disagreement {
  keys: Keys;
  wrong: string;
  fix: string;
}

/** Finds parts of a document that don't agree with each other. */
function disagreementsIn(root: Part): Disagreement[] {
  const tags = listIn(root, 'tags').map(({name}) => name);
  const operations = [...partsOf(root)].filter(([, {operationId}]) => operationId !== undefined);
  const used = operations.flatMap(([, operation]) => operation.tags);
  return [
    ...operations.flatMap(([keys, operation]) => [
      ...[operation.tags]
        .flat()
        .filter((tag) => !tags.includes(tag))
        .map((tag) => ({
          keys: [...keys, 'tags'],
          wrong: `no tag is called "${tag}"`,
          fix: suggest(String(tag), tags.map(String)),
        })),
      ...faultsOfParameters(root, keys, operation),
    ]),
    ...tags.flatMap((tag, index) =>
      used.includes(tag)
        ? []
        : [
            {
              keys: ['tags', index],
              wrong: `no operation has the tag "${tag}"`,
              fix: 'delete the tag, or give it to an operation',
            },
          ],
    ),
    ...twice(operations.map(([keys, {operationId}]) => ({keys, name: operationId}))),
    ...['tags', 'x-limits', 'x-errors', 'x-record-errors'].flatMap((key) =>
      twice(
        listIn(root, key).map(({id, code, name}, index) => ({
          keys: [key, index],
          name: id ?? code ?? name,
        })),
      ),
    ),
    ...[...partsOf(root)].flatMap(([keys, part]) => faultsOfBounds(keys, part)),
  ];
}

const listIn = (root: Part, key: string): Part[] => {
  const list = root[key];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
};

/** Compares the placeholders of an operation's address with its path parameters. */
function faultsOfParameters(root: Part, keys: Keys, operation: Part): Disagreement[] {
  const address = String(keys[1]);
  const shared = inside(root, keys.slice(0, 2));
  const parameters = [isJsonObject(shared) ? shared.parameters : [], operation.parameters]
    .flat()
    .filter(isJsonObject)
    .map((each) => (typeof each.$ref === 'string' ? inside(root, keysOf(each.$ref)) : each))
    .filter(isJsonObject)
    .filter((each) => each.in === 'path')
    .map(({name}) => String(name));
  const placeholders = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...placeholders
      .filter((name) => !parameters.includes(name))
      .map((name) => ({
        keys,
        wrong: `"${address}" has no parameter "${name}"`,
        fix: suggest(name, parameters),
      })),
    ...parameters
      .filter((name) => !placeholders.includes(name))
      .map((name) => ({
        keys,
        wrong: `"${name}" isn't in the address "${address}"`,
        fix: suggest(name, placeholders),
      })),
  ];
}

function twice(named: {keys: Keys; name: unknown}[]): Disagreement[] {
  return named
    .filter(({name}, index) => named.findIndex((each) => each.name === name) < index)
    .map(({keys, name}) => ({
      keys,
      wrong: `"${name}" is used twice`,
      fix: 'rename one of the two',
    }));
}

/** Finds a lower bound that is above its upper one. */
function faultsOfBounds(keys: Keys, part: Part): Disagreement[] {
  const pairs = [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const;
  return pairs
    .filter(([least, most]) => Number(part[least]) > Number(part[most]))
    .map(([least, most]) => ({
      keys: [...keys, least],
      wrong: `"${least}" is ${part[least]}, above "${most}", which is ${part[most]}`,
      fix: 'swap them, or correct one',
    }));
}

type Schemas = Record<string, JsonSchema>;

/** Yields every map in a document with the keys that lead to it, except the contents of examples. */
function* partsOf(value: unknown, keys: Keys = []): Generator<[Keys, Part]> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* partsOf(each, [...keys, index]);
  } else if (isJsonObject(value)) {
    yield [keys, value];
    for (const [key, each] of Object.entries(value))
      if (key !== 'example') yield* partsOf(each, [...keys, key]);
  }
}

/** Whether the keys lead to a whole schema, not to part of one. */
const isSchemaAt = (keys: Keys) =>
  keys.at(-1) === 'schema' ||
  (keys.length === 3 && keys[0] === 'components' && keys[1] === 'schemas');

function* examplesIn(root: Part): Generator<Example> {
  for (const [keys, part] of partsOf(root)) {
    if (isJsonObject(part.schema) && part.example !== undefined)
      yield {schema: part.schema, example: part.example, at: [...keys, 'example']};
    if (keys.includes('schemas') || keys.includes('schema'))
      if (part.default !== undefined)
        yield {schema: withoutDefault(part), example: part.default, at: [...keys, 'default']};
  }
}

const withoutDefault = ({default: _, ...schema}: Part): JsonSchema => schema as JsonSchema;

const inside = (root: Part, keys: Keys): unknown =>
  keys.reduce<unknown>((part, key) => (isJsonObject(part) ? part[key] : undefined), root);

const leadsSomewhere = (root: Part, reference: string) =>
  inside(root, keysOf(reference)) !== undefined;

const keysOf = (reference: string): Keys => reference.replace(/^#\//, '').split('/');

/** The keys of a JSON pointer. */
const pointerKeys = (pointer: string): Keys =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const allowedIn = ({allowedValues}: {allowedValues?: unknown[]}) =>
  allowedValues ? `write one of ${allowedValues.join(', ')}` : 'fix the schema';
