import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {udm} from '../../product/udm';
import {draw} from './draw';
import {neighborsOf} from './neighbors';

const elements = (svg: Element, tagName: string) => {
  const found: Element[] = [];
  visit(svg, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
};

test("every neighbor is a link to its page, and a sentence for readers who can't see it", async () => {
  const svg = await draw(udm, udm.model('Host'));
  const links = elements(svg, 'a').map(({properties}) => properties.href);
  expect(links).toContain('/docs/reference/udm/asset');
  expect(links).toContain('/docs/reference/udm/finding');
  expect(svg.properties.ariaLabel).toContain('Finding has host.');
});

test.each(udm.models.map(({typeName}) => typeName))(
  '%s fits a phone, and no boxes touch',
  async (typeName) => {
    const svg = await draw(udm, udm.model(typeName));
    expect(Number(svg.properties.width)).toBeLessThanOrEqual(328);
    const boxes = elements(svg, 'rect').map(({properties: {x, y, width, height}}) => ({
      left: Number(x),
      top: Number(y),
      right: Number(x) + Number(width),
      bottom: Number(y) + Number(height),
    }));
    const touching = boxes.filter((a, index) =>
      boxes
        .slice(index + 1)
        .some(
          (b) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom,
        ),
    );
    expect(touching).toEqual([]);
  },
);

test("common relationships give way to the model's special ones", () => {
  const names = neighborsOf(udm, udm.model('Host')).map(({model}) => model.typeName);
  expect(names).toContain('HostImage');
  expect(names).not.toContain('SourceModel');
});

test('has no inline style, which a strict content security policy would reject', async () => {
  const svg = await draw(udm, udm.model('Host'));
  const styled: Element[] = [];
  visit(svg, 'element', (node) => {
    if (node.properties.style) styled.push(node);
  });
  expect(styled).toEqual([]);
});
