import type {PhrasingContent} from 'mdast';
import {type Model, udm} from '../../../product/udm';
import {rootFieldOf} from '../../../product/udm/names';
import {factsStrip} from '../../facts-strip';
import {connectorLink, connectorsFilling} from '../connector-nodes';
import {modelLink} from '../model-nodes';
import {code, inlineElement, join, link, text} from '../nodes';
import {modelOfPage} from '../page-model';
import type {Directive} from '../part';

/**
 * `::model-facts`: the names of this page's data model, its place among the other models, how many attributes it has, and
 * the connectors that fill it.
 */
export const modelFacts: Directive = (context) => {
  const model = modelOfPage(context);
  const {typeName, abstract, family} = model;
  const clusters = [...new Set(udm.clustersOf(typeName).map(({to}) => to))];
  const concrete = udm.concreteModelsOf(typeName).length;
  const connectors = connectorsFilling(model).map(connectorLink);
  const names = [typeName, rootFieldOf(model)];
  const place = names.some(({length}) => length > longestName) ? 'wide' : 'cell';
  return factsStrip([
    ['In queries', [code(typeName)], place],
    ['In GraphQL', [code(rootFieldOf(model))], place],
    ['Family', udm.definition.families[family]?.title, 'cell'],
    ['Parent', udm.ancestorsOf(typeName).slice(0, 1).map(modelLink), 'cell'],
    ['Attributes', [link('#attributes', [text(countAttributes(model))])], 'cell'],
    ['Children', linksTo(udm.childrenOf(typeName), 'models'), 'cell'],
    ['Clusters', linksTo(clusters, 'clusters'), 'cell'],
    ['Filled by', folded(connectors, 'connectors'), 'cell'],
    ['Records', abstract ? `From the ${concrete} models below it` : '', 'note'],
  ]);
};

/** The longest name in code that fits a cell, in characters. */
const longestName = 17;

/** The most links that a cell shows. */
const inSight = 2;

function countAttributes({typeName, attributes}: Model): string {
  const own = attributes.length;
  const inherited = udm.attributesOf(typeName).length - own;
  return inherited > 0 ? `${own} and ${inherited} inherited` : String(own);
}

const linksTo = (models: Model[], what: string) =>
  folded(
    models.map((each) => [modelLink(each)]),
    what,
  );

/** Separates links with commas. Many are folded under their count. */
function folded(links: PhrasingContent[][], what: string): PhrasingContent[] {
  const list = join(links, ', ');
  if (links.length <= inSight) return list;
  const summary = inlineElement('summary', [text(`${links.length} ${what}`)]);
  return [inlineElement('details', [summary, ...list])];
}
