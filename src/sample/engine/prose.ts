import type {UdmDefinition} from '../../product/udm/definition';

/** The data model without what only readers read: descriptions and examples are more than half of it. */
export function withoutProse(definition: UdmDefinition): UdmDefinition {
  return JSON.parse(
    JSON.stringify(definition, (key, value) => {
      if ((key === 'description' || key === 'meaning') && typeof value === 'string') return '';
      return key === 'example' ? undefined : value;
    }),
  );
}
