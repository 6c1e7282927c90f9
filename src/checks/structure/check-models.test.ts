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

test('rejects a model without a page', async () => {
  expect(await faultsOf(checkModels, {'src/product/udm/models/host.yaml': 'name: Host\n'})).toEqual(
    [
      'src/product/udm/models/host.yaml:1  the data model "Host" has no page  run: npm run new -- model host',
    ],
  );
});

test('rejects a page without a model, and a page for an unknown model', async () => {
  expect(await faultsOf(checkModels, host(''))).toEqual([
    expect.stringContaining("host.md:1  the page doesn't say which data model it's about"),
  ]);
  expect(await faultsOf(checkModels, host('model: Hosts\n'))).toEqual([
    'docs/reference/udm/host.md:5  there is no data model "Hosts"  did you mean "Host"?',
  ]);
});

test("rejects another page's model", async () => {
  expect(await faultsOf(checkModels, host('model: Device\n'))).toEqual([
    expect.stringContaining(
      '"Device" belongs on another page  move the page to docs/reference/udm/device.md',
    ),
  ]);
});

test('rejects a connector that fills an unknown model', async () => {
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
