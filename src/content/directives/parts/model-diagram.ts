import type {RootContent} from 'mdast';
import {modelOfPage} from '../page-model';
import type {Directive} from '../part';

/**
 * `::model-diagram`: a diagram of the models around this page's data model. This directive only makes a placeholder,
 * because drawing waits for Graphviz to load. `src/content/model-diagrams/draw-diagrams.ts` draws the diagram when the
 * page is compiled.
 */
export const modelDiagram: Directive = (context) => {
  const {typeName} = modelOfPage(context);
  return [
    {type: 'paragraph', data: {hName: 'figure', diagramOf: typeName}, children: []} as RootContent,
  ];
};
