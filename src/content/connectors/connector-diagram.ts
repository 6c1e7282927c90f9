import {slug} from 'github-slugger';
import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {countOf, listed} from '../../base/text/words';
import {product} from '../../product/facts';
import type {Model} from '../../product/udm';
import {routeOf} from '../../product/udm/address';
import {
  type DataFlow,
  dataFlowOf,
  describeDataFlow,
  type FlowObject,
  type FlowRow,
  isTwoWay,
  kindOf,
} from './data-flow';

declare module 'mdast' {
  interface ParagraphData {
    /** What a drawing says, for the page's Markdown copy. */
    drawingSays?: string;
  }
}

/**
 * A remark plugin that begins "Attribute mapping" on a connector's page with a diagram: the vendor's objects, and the
 * data models that they become. If the section begins with a picture, the picture stays alone.
 */
export default function connectorDiagram() {
  return (tree: Root, file: VFile) => {
    const {connector, title} = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    if (!connector) return;
    const below = tree.children.findIndex(isMappingHeading) + 1;
    const flow = dataFlowOf(tree);
    if (below === 0 || !flow || isPicture(tree.children[below])) return;
    tree.children.splice(below, 0, figure(String(title), flow));
  };
}

const isMappingHeading = (node: RootContent) =>
  node.type === 'heading' && node.depth === 2 && textOf(node) === 'Attribute mapping';

const isPicture = (node: RootContent | undefined) =>
  node?.type === 'paragraph' && node.children[0]?.type === 'image';

function figure(source: string, flow: DataFlow): RootContent {
  const says = describeDataFlow(source, flow);
  const hProperties = {className: ['connector-diagram'], ariaLabel: says};
  return {
    type: 'paragraph',
    data: {hName: 'figure', hProperties, hChildren: draw(source, flow), drawingSays: says},
    children: [],
  };
}

/**
 * Draws the rows as pairs of boxes. `connector-diagram.css` draws the arrows, and puts the boxes of a pair side by side or,
 * on a phone, one above the other.
 */
function draw(source: string, {rows, statuses}: DataFlow): Element[] {
  return [
    h('p', [h('span', source), ' ', h('span', product.name)]),
    h('ul', rows.map(drawRow)),
    ...(statuses.length > 0
      ? [
          h('figcaption', [
            h('a', {href: `#${slug('Data retrieved')}`}, `States in ${source}`),
            ` become ${listed(statuses, 'or')}.`,
          ]),
        ]
      : []),
  ];
}

function drawRow(row: FlowRow): Element {
  const {title, objects, models} = row;
  const names = [...(title ? ['group'] : []), ...(isTwoWay(row) ? ['two-way'] : [])];
  return h('li', names.length > 0 ? {className: names} : {}, [
    h(
      'ul',
      objects.map((object) => drawObject(object, !title)),
    ),
    h('ul', [
      ...(title ? [h('li', h('small', title))] : []),
      ...models.map((model) => drawModel(model, !title)),
    ]),
  ]);
}

function drawObject({name, heading, attributes}: FlowObject, hasNote: boolean): Element {
  if (!heading) return h('li', name);
  const link = h('a', {href: `#${slug(heading)}`}, name);
  return h('li', hasNote ? [link, ' ', h('small', countOf(attributes, 'attribute'))] : link);
}

function drawModel(model: Model, hasNote: boolean): Element {
  const link = h('a', {href: routeOf(model)}, model.name);
  const kind = hasNote && kindOf(model);
  return h('li', kind ? [link, ' ', h('small', kind)] : link);
}
