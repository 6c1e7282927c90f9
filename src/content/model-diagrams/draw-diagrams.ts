import type {Element} from 'hast';
import type {Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {udm} from '../../product/udm';
import {draw} from './draw';

declare module 'mdast' {
  interface ParagraphData {
    /** Type name of the model whose diagram belongs here. `::model-diagram` sets it. */
    diagramOf?: string;
  }
}

/** Diagrams drawn so far, because each page is compiled twice: for the browser and for the server. */
const drawings = new Map<string, Promise<Element>>();

/** A remark plugin that draws diagrams into the placeholders from `::model-diagram`. */
export default function drawDiagrams() {
  return async (tree: Root) => {
    const places: Paragraph[] = [];
    visit(tree, 'paragraph', (node) => {
      if (node.data?.diagramOf) places.push(node);
    });
    for (const {data = {}} of places) {
      const typeName = data.diagramOf ?? '';
      const drawing = drawings.get(typeName) ?? draw(udm, udm.model(typeName));
      drawings.set(typeName, drawing);
      data.hChildren = [structuredClone(await drawing)];
    }
  };
}
