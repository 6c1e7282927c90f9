import {tokenLabel} from 'chevrotain';
import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it, test} from 'vitest';
import {grammar} from '../../bql/syntax/grammar';
import {DateLiteral, Identifier, NumberLiteral, StringLiteral, Word} from '../../bql/syntax/tokens';
import {draw} from './draw';
import {printRule} from './print-track';
import {ruleNames, trackOf} from './read-grammar';
import {leavesOf} from './track';

function elements(svg: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(svg, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

describe.each(ruleNames)('%s', (rule) => {
  const svg = draw(rule, []);

  it('fits a phone', () => {
    expect(Number(svg.properties.width)).toBeLessThanOrEqual(328);
  });

  it("has boxes inside the drawing that don't touch", () => {
    const {width, height} = svg.properties;
    const boxes = elements(svg, 'rect').map(({properties: {x, y, width, height}}) => ({
      left: Number(x),
      top: Number(y),
      right: Number(x) + Number(width),
      bottom: Number(y) + Number(height),
    }));
    for (const [index, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.top).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(Number(width));
      expect(a.bottom).toBeLessThanOrEqual(Number(height));
      for (const b of boxes.slice(index + 1))
        expect(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top).toBe(
          true,
        );
    }
  });

  it('shows every word and rule of its track, also to screen readers', () => {
    const shown = elements(svg, 'g').map((box) =>
      box.children
        .slice(1)
        .map((line) => textOf(line as Element))
        .join(' '),
    );
    const leaves = leavesOf(trackOf(rule));
    expect(shown).toHaveLength(leaves.length);
    for (const leaf of leaves)
      if (leaf.kind !== 'rule') {
        expect(shown).toContain(leaf.text);
        expect(svg.properties.ariaLabel).toContain(leaf.text);
      }
  });
});

/** Returns the words and symbols of a rule as the parser has them, and the labels of values. */
function terminalsOf(rule: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(rule, (_key, value) => {
    if (value?.type === 'Terminal') found.push(value.label);
    return value;
  });
  return found;
}

const filledIn = [Identifier, Word, StringLiteral, DateLiteral, NumberLiteral].map(tokenLabel);

const productions = grammar.getSerializedGastProductions();

test.each(ruleNames.map((name, index) => [name, productions[index]] as const))(
  'the diagram of %s has the words of the grammar',
  (name, rule) => {
    const inGrammar = terminalsOf(rule).filter((label) => !filledIn.includes(label));
    const drawn = leavesOf(trackOf(name)).flatMap((leaf) =>
      leaf.kind === 'word' ? leaf.text : [],
    );
    expect(drawn).toEqual(expect.arrayContaining(inGrammar));
  },
);

test("syntax that only API filters allow isn't drawn", () => {
  expect(printRule('value')).toBe("<value> = <literal> | '-' number");
});

test('a rule with a diagram on the same page is a link to it', () => {
  const hrefs = (shown: string[]) =>
    elements(draw('sortKeys', shown), 'a').map(({properties}) => properties.href);
  expect(hrefs(['sortKeys', 'sortKey'])).toEqual(['#syntax-sort-key']);
  expect(hrefs([])).toEqual([]);
});

test('a screen reader gets an image, or a group if it contains links', () => {
  expect(draw('sortKeys', []).properties.role).toBe('img');
  expect(draw('sortKeys', ['sortKey']).properties.role).toBe('group');
});

test('rules as text', () => {
  expect(printRule('items')).toBe("<items> = [DISTINCT] <item> {',' <item>}");
  expect(printRule('condition')).toContain('{AND <single condition>}');
  expect(printRule('step').split('\n')).toContain("  ['>>' | '<<']");
});

test('an unknown rule is an error that lists the known rules', () => {
  expect(() => draw('steps', [])).toThrow(
    /^names a rule that isn't in the grammar; rules: .*\bstep\b/,
  );
});
