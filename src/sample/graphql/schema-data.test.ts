import {isIntrospectionType} from 'graphql';
import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {apiSchema} from '.';
import {schemaData} from './schema-data';

const data = schemaData(apiSchema(), udm);
const typeOf = (name: string) => data.types.find((type) => type.name === name);

it('has every type of the schema except Query', () => {
  const all = Object.values(apiSchema().getTypeMap()).filter((type) => !isIntrospectionType(type));
  expect(data.types).toHaveLength(all.length - 1);
  expect(data.arguments.map(({name}) => name)).toEqual(['filter', 'limit', 'skip', 'orderBy']);
});

it("lists a type's own fields, and the ones that it narrows", () => {
  const host = typeOf('Host');
  expect(host).toMatchObject({kind: 'object', root: 'hosts', slug: 'host'});
  expect(host?.parents).toContain('Asset');
  const names = host?.fields.map(({name}) => name);
  expect(names).toContain('osFamily');
  expect(names).not.toContain('owners');
  expect(typeOf('VulnerabilityTicket')?.fields).toContainEqual(
    expect.objectContaining({name: 'findings', type: '[Vulnerability!]!'}),
  );
});
