import type {RootContent} from 'mdast';
import {modelOfPage} from '../page-model';
import type {Directive} from '../part';

/**
 * `::model-diagram`: the models around this page's data model. Here only its place is made: drawing waits for
 * Graphviz to load, so `src/content/model-diagrams/draw-diagrams.ts` does it, where pages are compiled.
 */
export const modelDiagram: Directive = (context) => {
  const {typeName} = modelOfPage(context);
  return [
    {type: 'paragraph', data: {hName: 'figure', diagramOf: typeName}, children: []} as RootContent,
  ];
};
