import {expect, it, vi} from 'vitest';
import {udm} from '../../../product/udm';
import {apiSchema} from '../../../sample/graphql';
import {schemaData} from '../../../sample/graphql/schema-data';
import {findEntries} from '../kit/find';
import {definitionOf} from './definition';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

it('finds where a type is used, and what a type has with what it inherits', () => {
  const definition = definitionOf(schemaData(apiSchema(), udm));
  const none = {text: '', type: '', returns: '', kind: ''};
  const found = (query: Partial<typeof none>) =>
    findEntries(definition, {...none, ...query}).map(({of, name}) => `${of}.${name}`);
  expect(found({returns: 'Person'})).toContain('Asset.owners');
  expect(found({type: 'Host', kind: 'field'})).toEqual(
    expect.arrayContaining(['Host.osFamily', 'Asset.owners', 'EntityModel.displayName']),
  );
  expect(found({type: 'Host'})[0]).toBe('Host.Host');
  expect(found({text: 'out of sla', kind: 'value'})).toContain('ComplianceStatuses.Out_of_SLA');
});
