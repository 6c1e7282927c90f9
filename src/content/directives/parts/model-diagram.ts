import type {RootContent} from 'mdast';
import {modelOfPage} from '../page-model';
import type {Directive} from '../part';

/**
 * `::model-diagram`: a diagram of the models around this page's data model. This directive only makes a placeholder,
 * because Markdown copies describe the diagram in words. `src/content/model-diagrams/draw-diagrams.ts` draws it when the
 * page is compiled.
 */
export const modelDiagram: Directive = (context) => {
  const {typeName} = modelOfPage(context);
  return [
    {type: 'paragraph', data: {hName: 'figure', diagramOf: typeName}, children: []} as RootContent,
  ];
};
