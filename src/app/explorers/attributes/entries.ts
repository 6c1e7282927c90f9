import type {Attribute, Model, UdmDefinition} from '../../../product/udm/definition';
import {Udm} from '../../../product/udm/udm';
import {attributeTypes} from '../../../product/udm/vocabulary';

/** An attribute of the model that defines it, as the explorer finds it. */
export interface Entry {
  model: Model;
  attribute: Attribute;
  target?: Model;
  values: string[];
  name: string;
  /** The searchable text, in lowercase. */
  text: string;
}

/** Creates a searchable entry for every attribute of every model. */
export function entriesOf(definition: UdmDefinition): Entry[] {
  const udm = new Udm(definition);
  return udm.models.flatMap((model) =>
    model.attributes.map((attribute) => {
      const {name, description, type, verb = '', target} = attribute;
      const values = udm.valuesOf(attribute);
      const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
      const said = [name, words, model.name, model.typeName, attributeTypes[type], verb, target];
      return {
        model,
        attribute,
        target: target ? udm.model(target) : undefined,
        values,
        name,
        text: [...said, ...values, description].join('\n').toLowerCase(),
      };
    }),
  );
}
