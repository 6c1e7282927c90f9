import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {udm} from '../../product/udm';
import {draw} from './draw';
import {describeNeighbors, neighborsOf} from './neighbors';

declare module 'mdast' {
  interface ParagraphData {
    /** Type name of the model whose diagram belongs here. `::model-diagram` sets it. */
    diagramOf?: string;
  }
}

/** A remark plugin that draws diagrams into the placeholders from `::model-diagram`. */
export default function drawDiagrams() {
  return (tree: Root) =>
    visit(tree, 'paragraph', ({data}) => {
      if (!data?.diagramOf) return;
      const model = udm.model(data.diagramOf);
      data.hProperties = {
        className: ['model-diagram'],
        ariaLabel: describeNeighbors(model, neighborsOf(udm, model)),
      };
      data.hChildren = draw(udm, model);
    });
}
