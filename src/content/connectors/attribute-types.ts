import type {PhrasingContent, Root} from 'mdast';
import {type Model, udm} from '../../product/udm';
import {inSentence, shortTypeOf} from '../../product/udm/names';
import {attributeLink} from '../directives/model-nodes';
import {inlineElement, text} from '../directives/nodes';
import {mappingTables} from './mapping-table';

/**
 * A remark plugin that links each attribute in a connector's mapping tables to its definition, and adds its type. An
 * unknown attribute stays as it is: the checks report it.
 */
export default function attributeTypes() {
  return (tree: Root) => {
    for (const {table, attributes, models} of mappingTables(tree)) {
      const named = udm.models.filter(
        (model) => models.includes(model.name) || models.includes(inSentence(model)),
      );
      for (const row of table.children.slice(1)) {
        const cell = row.children[attributes];
        if (cell) cell.children = cell.children.flatMap((node) => withType(node, named));
      }
    }
  };
}

function withType(node: PhrasingContent, models: Model[]): PhrasingContent[] {
  if (node.type !== 'inlineCode') return [node];
  const [attribute] = models.flatMap(({typeName}) => udm.attributeOf(typeName, node.value) ?? []);
  if (!attribute) return [node];
  return [
    attributeLink(attribute.definedBy, attribute.name),
    text(' '),
    inlineElement('small', [text(shortTypeOf(attribute))]),
  ];
}
