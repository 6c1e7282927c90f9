import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkModels} from './check-models';

const host = (frontMatter: string) => ({
  'docs/reference/udm/host.md': page('Text.', frontMatter),
  'src/product/udm/models/host.yaml': 'name: Host\n',
});

test('accepts a model and its page', async () => {
  expect(await faultsOf(checkModels, host('model: Host\n'))).toEqual([]);
});

test('refuses a model without a page', async () => {
  expect(await faultsOf(checkModels, {'src/product/udm/models/host.yaml': 'name: Host\n'})).toEqual(
    [
      'src/product/udm/models/host.yaml:1  no page for the data model "Host"  npm run new -- model host',
    ],
  );
});

test('refuses a page without a model, and one of a model that does not exist', async () => {
  expect(await faultsOf(checkModels, host(''))).toEqual([
    expect.stringContaining('host.md:1  a page of a data model does not say which'),
  ]);
  expect(await faultsOf(checkModels, host('model: Hosts\n'))).toEqual([
    'docs/reference/udm/host.md:5  no data model "Hosts"  did you mean "Host"?',
  ]);
});

test('refuses the model of another page', async () => {
  expect(await faultsOf(checkModels, host('model: Device\n'))).toEqual([
    expect.stringContaining(
      '"Device" belongs on another page  move to docs/reference/udm/device.md',
    ),
  ]);
});

test('refuses a connector that fills a model that does not exist', async () => {
  const connector = `connector:
  vendor: Acme
  product: Acme Scanner
  category: Vulnerability management
  direction: in
  hosting: both
  authentication: API key
  models:
    - Host
    - Vulnerabilities
  status: current
  versions: [{version: 1.0.0, date: "2025-01-15", changes: [{added: First version.}]}]
`;
  expect(
    await faultsOf(checkModels, {'docs/connectors/acme.md': page('Text.', connector)}),
  ).toEqual([
    'docs/connectors/acme.md:14  no data model is named "Vulnerabilities"  did you mean "Vulnerability"?',
  ]);
});
