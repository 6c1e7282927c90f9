import {expect, test} from 'vitest';
import {readFiles} from '../../../base/source/files';
import {runQuery} from '../../../bql/run';
import {fencesOf} from '../../../checks/code/fences';
import {createSite} from '../../../checks/site';
import {examplesAmong} from '../../../content/api-examples/example';
import {categoryNames} from '../../../product/connectors/categories';
import {udm} from '../../../product/udm';
import {execute} from '../../graphql/execute';
import {generate} from '../generate';
import {graphOf} from '../graph';
import {readInput} from '../input';
import {Store} from '../store';
import {ids} from '../testing/sample';

const entities = udm.concreteModelsOf('EntityModel').map(({name}) => name);

/**
 * As many connectors as the documentation will have, from every category. Some fill every model that a connector can.
 */
const connectors = Array.from({length: 130}, (_, index) => ({
  name: `Connector ${index}`,
  category: categoryNames[index % categoryNames.length] ?? 'Identity',
  models: index % 3 === 0 ? entities : ['Host', 'Vulnerability', 'Vulnerability definition'],
}));

const datasetOf = (own: typeof connectors) => {
  const store = new Store(generate({...readInput(), connectors: own}, udm), udm);
  return {udm, store, graph: graphOf(store)};
};
const before = datasetOf([]);
const after = datasetOf(connectors);

test('each connector reports records of its models, and findings on the hosts that it reports', () => {
  for (const [index, {name}] of connectors.entries()) {
    const reported = (model: string) =>
      after.store.of(model).filter(({connectorNames}) => ids(connectorNames).includes(name));
    const hosts = reported('Host').map(({id}) => id);
    expect(hosts, name).not.toEqual([]);
    if (index % 3 === 0) continue;
    const targets = reported('Vulnerability').flatMap((each) => ids(each.targets));
    expect(
      targets.filter((id) => hosts.includes(id)),
      name,
    ).not.toEqual([]);
  }
});

// The test runs every query about sources on the site twice.
test('adding connectors changes nothing that pages show', {timeout: 60_000}, () => {
  const about = /connector(Name|Categor)|source(Model|Uid|s \{)|sourced_from|dataIntegration/i;
  const files = Object.entries(readFiles(process.cwd())).filter(
    ([file, text]) => file.startsWith('docs/') && about.test(text),
  );
  const {pages} = createSite(Object.fromEntries(files));
  const changed = pages.flatMap((page) => {
    const queries = fencesOf(page, 'bql')
      .map(({node}) => node.value)
      .filter((query) => about.test(query))
      .filter((query) => valuesOf(query, before) !== valuesOf(query, after));
    const operations = examplesAmong(page.tree.children)
      .filter(({operation}) => about.test(operation))
      .filter(
        ({operation, variables}) =>
          JSON.stringify(execute(operation, before, variables)) !==
          JSON.stringify(execute(operation, after, variables)),
      )
      .map(({operation}) => operation);
    return [...queries, ...operations].map((text) => `${page.path}: ${text}`);
  });
  expect(changed).toEqual([]);
});

/** Returns the result as text, with records as IDs. */
function valuesOf(query: string, dataset: typeof before): string {
  const {result} = runQuery(query, dataset);
  return JSON.stringify([result?.total, result?.rows], (_, value) => value?.id ?? value);
}
