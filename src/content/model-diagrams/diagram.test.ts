import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {udm} from '../../product/udm';
import {draw} from './draw';
import drawDiagrams from './draw-diagrams';
import {neighborsOf} from './neighbors';

const elements = (svg: Element, tagName: string) => {
  const found: Element[] = [];
  visit(svg, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
};

const drawOf = (typeName: string) => draw(udm, udm.model(typeName));

const linksOf = (svg: Element) => elements(svg, 'a').map(({properties}) => String(properties.href));

/** The width and the height of a drawing. */
function sizeOf({properties}: Element) {
  const [, , width = 0, height = 0] = String(properties.viewBox).split(' ').map(Number);
  return {width, height};
}

test('in both drawings, every neighbor is a link to its page, and a title says the relationship', () => {
  for (const svg of drawOf('Host')) {
    expect(linksOf(svg)).toEqual(
      expect.arrayContaining(['/docs/reference/udm/asset', '/docs/reference/udm/finding']),
    );
    expect(elements(svg, 'title').map((title) => textOf(title))).toContain('Finding has host');
  }
});

test('the relationships that are not drawn are counted, with a link to their table', () => {
  for (const svg of drawOf('Host')) {
    const more = elements(svg, 'a').find((link) => /^And \d+ more$/.test(textOf(link)));
    expect(more?.properties.href).toBe('#references-it-holds');
  }
});

test("readers who can't see the diagram get all of it in words", () => {
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', data: {hName: 'figure', diagramOf: 'Host'}, children: []}],
  };
  drawDiagrams()(tree);
  expect(tree.children[0]?.data?.hProperties?.ariaLabel).toMatch(
    /^Host and the models around it\..* Finding has host\..* And \d+ more\. Asset is its parent\.$/,
  );
});

test.each(udm.models.map(({typeName}) => typeName))(
  '%s fits a desk and the narrowest phone, and no boxes touch',
  (typeName) => {
    const [landscape, portrait] = drawOf(typeName);
    expect(landscape && sizeOf(landscape).height).toBeLessThanOrEqual(360);
    expect(portrait && sizeOf(portrait).width).toBeLessThanOrEqual(288);
    for (const svg of drawOf(typeName)) {
      const boxes = elements(svg, 'rect').map(({properties: {x, y, width, height}}) => ({
        left: Number(x),
        top: Number(y),
        right: Number(x) + Number(width),
        bottom: Number(y) + Number(height),
      }));
      const outside = boxes.filter(({left, right}) => left < 0 || right > sizeOf(svg).width);
      expect(outside).toEqual([]);
      const touching = boxes.filter((a, index) =>
        boxes
          .slice(index + 1)
          .some(
            (b) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom,
          ),
      );
      expect(touching).toEqual([]);
    }
  },
);

test("common relationships give way to the model's special ones", () => {
  const {shown} = neighborsOf(udm, udm.model('Host')).targets;
  const names = shown.map(({model}) => model.typeName);
  expect(names).toContain('HostImage');
  expect(names).not.toContain('SourceModel');
});

test('has no id, which two drawings would share, and no inline style, which a strict content security policy would reject', () => {
  for (const svg of drawOf('Host')) {
    const refused: Element[] = [];
    visit(svg, 'element', (node) => {
      if (node.properties.style || node.properties.id) refused.push(node);
    });
    expect(refused).toEqual([]);
  }
});
