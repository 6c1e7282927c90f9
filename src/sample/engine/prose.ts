import type {UdmDefinition} from '../../product/udm/definition';

/** Removes the text that only people read from the data model: descriptions and examples are more than half of it. */
export function withoutProse(definition: UdmDefinition): UdmDefinition {
  return JSON.parse(
    JSON.stringify(definition, (key, value) => {
      if ((key === 'description' || key === 'meaning') && typeof value === 'string') return '';
      return key === 'example' ? undefined : value;
    }),
  );
}
