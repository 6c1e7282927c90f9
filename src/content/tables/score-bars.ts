import type {Element} from 'hast';
import {s} from 'hastscript';
import type {Root, Table, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {missing} from '../query-examples/cells';
import {isResult} from '../query-examples/is-result';
import {kindOfColumn} from './result-columns';
import {colorOfScore} from './score-color';

/** A remark plugin that draws a bar next to each score in a query's result. */
export default function scoreBars() {
  return (tree: Root) => {
    visit(tree, 'table', (table: Table) => {
      if (!isResult(table)) return;
      const [header, ...rows] = table.children;
      for (const [index, heading] of (header?.children ?? []).entries()) {
        const cells = rows.flatMap(({children}) => children[index] ?? []);
        const values = cells.map((cell) => numberIn(textOf(cell)));
        if (kindOfColumn({label: textOf(heading)}, values) !== 'score') continue;
        for (const [row, cell] of cells.entries()) {
          const score = values[row];
          if (typeof score === 'number') addBar(cell, score);
        }
      }
    });
  };
}

/** The number in a cell, or null if the value is missing. */
const numberIn = (text: string) => (text === missing ? null : Number(text));

function addBar(cell: TableCell, score: number): void {
  const {tagName, properties, children} = drawScoreBar(score);
  cell.children.push({
    type: 'emphasis',
    data: {hName: tagName, hProperties: properties, hChildren: children},
    children: [],
  });
}

/** Draws a bar that is as long as a score is high, in the color of its rating. */
export const drawScoreBar = (score: number): Element =>
  s(
    'svg',
    {
      className: ['score-bar'],
      style: `color:${colorOfScore(score)}`,
      viewBox: '0 0 10 1',
      preserveAspectRatio: 'none',
      ariaHidden: 'true',
    },
    [s('path', {d: `M0 .5h${score}`})],
  );
