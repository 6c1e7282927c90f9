import {component, importOf} from '../../../base/markdown/nodes';
import {udm} from '../../../product/udm';
import {shortTypeOf} from '../../../product/udm/names';
import {attributeLink} from '../model-nodes';
import {tableOf} from '../nodes';
import type {Directive} from '../part';

/**
 * `::udm-attributes`: every attribute of every data model, by name. The table's class excludes it from search, which finds
 * attributes on their models' pages.
 */
export const udmAttributes: Directive = () => {
  const rows = udm.models
    .flatMap((model) => model.attributes.map((attribute) => ({model, attribute})))
    .sort((a, b) => a.attribute.name.localeCompare(b.attribute.name, 'en'));
  const table = tableOf(
    ['Attribute', 'Model', 'Type'],
    rows.map(({model, attribute}) => [
      [attributeLink(model, attribute.name)],
      model.name,
      shortTypeOf(attribute),
    ]),
    'attribute-index',
  );
  return [
    importOf('@site/src/app/explorers/attributes/FirstRows', 'FirstRows'),
    component('FirstRows', {total: rows.length.toLocaleString('en')}, [table]),
  ];
};
