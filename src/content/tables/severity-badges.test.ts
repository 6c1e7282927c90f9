import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import severityBadges from './severity-badges';

/** Returns the class names of all badges made from some Markdown. */
function badges(text: string): string[] {
  const tree: Root = {type: 'root', children: markdown(text)};
  severityBadges()(tree);
  return [...JSON.stringify(tree).matchAll(/"severity","(severity--\w+)"/g)].map(
    ([, name = '']) => name,
  );
}

describe('severityBadges', () => {
  it('marks the ratings in a rating column', () => {
    const table = '| Risk rating | Score |\n| --- | --- |\n| Critical | 9 |\n| **Low** | 1 |';
    expect(badges(table)).toEqual(['severity--critical', 'severity--low']);
  });

  it("recognizes a query's column", () => {
    expect(badges('| h.riskRating |\n| --- |\n| High |')).toEqual(['severity--high']);
  });

  it('ignores a word in another column', () => {
    expect(badges('| Field | Default |\n| --- | --- |\n| Proxy | None |')).toEqual([]);
  });

  it('ignores longer text in a rating column', () => {
    expect(badges('| Severity |\n| --- |\n| Critical or High |')).toEqual([]);
  });
});
