import {udm} from '../../../product/udm';
import {rootFieldOf} from '../../../product/udm/names';
import {connectorLinks, connectorsFilling} from '../connector-nodes';
import {modelLink} from '../model-nodes';
import {code, factsBox, join} from '../nodes';
import {modelOfPage} from '../page-model';
import type {Directive} from '../part';

/**
 * `::model-facts`: the names of this page's data model, its place among the other models, and the connectors that fill
 * it.
 */
export const modelFacts: Directive = (context) => {
  const model = modelOfPage(context);
  const linked = (models: (typeof model)[]) =>
    join(
      models.map((each) => [modelLink(each)]),
      ', ',
    );
  const {typeName} = model;
  const concrete = udm.concreteModelsOf(typeName).length;
  return [
    factsBox([
      ['In queries', [code(typeName)]],
      ['In GraphQL', [code(rootFieldOf(model))]],
      ['Family', udm.definition.families[model.family]?.title],
      ['Parent', linked(udm.ancestorsOf(typeName).slice(0, 1))],
      ['Children', linked(udm.childrenOf(typeName))],
      ['Records', model.abstract ? `From the ${concrete} models below it` : ''],
      ['Clusters', linked([...new Set(udm.clustersOf(typeName).map(({to}) => to))])],
      ['Filled by', connectorLinks(connectorsFilling(model))],
    ]),
  ];
};
