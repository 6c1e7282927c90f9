import {type Model, udm} from '../../../product/udm';
import {familiesOf} from '../../../product/udm/families';
import {inSentence} from '../../../product/udm/names';
import {modelLink} from '../model-nodes';
import {heading, inlineElement, join, lineBreak, paragraph, tableOf, text} from '../nodes';
import type {Directive} from '../part';

/** `::udm-models`: every data model by family, with its parent, its attributes, and the clusters it can join. */
export const udmModels: Directive = () =>
  familiesOf(udm).flatMap(({title, about, models}) => [
    heading(3, title),
    paragraph(text(about)),
    tableOf(['Model', 'Parent', 'Own', 'All', 'Clusters'], models.map(rowOf)),
  ]);

function rowOf(model: Model) {
  const {typeName, abstract, attributes} = model;
  const [parent] = udm.ancestorsOf(typeName);
  const inherited = parent ? clustersOf(parent) : [];
  const added = clustersOf(model).filter((cluster) => !inherited.includes(cluster));
  const clusters = join(
    added.map((cluster) => [modelLink(cluster)]),
    ', ',
  );
  const asParent = parent && inherited.length > 0 ? [text(`As ${inSentence(parent)}`)] : [];
  return [
    [
      modelLink(model),
      ...(abstract ? [lineBreak, inlineElement('small', [text('Abstract')])] : []),
    ],
    parent ? [modelLink(parent)] : [],
    String(attributes.length),
    String(udm.attributesOf(typeName).length),
    join(
      [asParent, clusters].filter((some) => some.length > 0),
      '; ',
    ),
  ];
}

const clustersOf = ({typeName}: Model) => [...new Set(udm.clustersOf(typeName).map(({to}) => to))];
