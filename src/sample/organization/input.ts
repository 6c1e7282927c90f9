import path from 'node:path';
import {once} from '../../base/once';
import {type Located, locateYaml} from '../../base/yaml/load';
import {readConnectorPages} from '../../product/connectors/pages';
import {nameOf} from '../../product/connectors/schema';
import {checkReferences} from './references/check';
import {type DataFile, type Handwritten, type Input, schemas} from './schema/input';

function readAll(): Input {
  const files = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      locateYaml(path.join(__dirname, 'data', `${name}.yaml`), schema),
    ]),
  ) as {[File in DataFile]: Located<Handwritten[File]>};
  const values = Object.fromEntries(
    Object.entries(files).map(([name, {value}]) => [name, value]),
  ) as Handwritten;
  const connectors = readConnectorPages().map(({connector}) => ({
    name: nameOf(connector),
    category: connector.category,
    models: connector.models,
  }));
  const integrations = Object.entries(values.organization.integrations).map(([id, own]) => {
    // A connector without a page is reported with all other references.
    const category = connectors.find(({name}) => name === own.connector)?.category ?? '';
    return [id, {...own, category}] as const;
  });
  return {
    ...values,
    organization: {...values.organization, integrations: Object.fromEntries(integrations)},
    connectors,
    at: (file, keys) => files[file].at(keys),
  };
}

/**
 * Reads the files that the sample organization is generated from, once.
 *
 * @throws {YamlError} with `file:line what is wrong` when a file doesn't match its schema
 * @throws {InputError} when a file is missing or names something that isn't in any file
 */
export const readInput = once(() => {
  const input = readAll();
  checkReferences(input);
  return input;
});
