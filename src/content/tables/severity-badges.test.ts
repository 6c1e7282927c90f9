import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import severityBadges from './severity-badges';

/** The class names of all badges that the plugin makes of some Markdown. */
function badges(text: string): string[] {
  const tree: Root = {type: 'root', children: markdown(text)};
  severityBadges()(tree);
  return [...JSON.stringify(tree).matchAll(/"severity","(severity--\w+)"/g)].map(
    ([, name = '']) => name,
  );
}

describe('severityBadges', () => {
  it('marks the ratings of a rating column', () => {
    const table = '| Risk rating | Score |\n| --- | --- |\n| Critical | 9 |\n| **Low** | 1 |';
    expect(badges(table)).toEqual(['severity--critical', 'severity--low']);
  });

  it('knows the column of a query', () => {
    expect(badges('| h.riskRating |\n| --- |\n| High |')).toEqual(['severity--high']);
  });

  it('leaves a word of another column alone', () => {
    expect(badges('| Field | Default |\n| --- | --- |\n| Proxy | None |')).toEqual([]);
  });

  it('leaves a longer text of a rating column alone', () => {
    expect(badges('| Severity |\n| --- |\n| Critical or High |')).toEqual([]);
  });
});
