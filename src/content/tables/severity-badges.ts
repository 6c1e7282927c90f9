import type {Root, Table, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {ratings} from '../../product/facts';
import {badgeClasses, isRatingColumn} from './severity-columns';

/** Names of ratings that become badges in rating columns. */
export const ratingNames = new Set([
  ...ratings.severities,
  ...ratings.riskRatings.map(({name}) => name),
]);

/**
 * A remark plugin that turns ratings in rating columns into badges from src/css/severity.css. Other columns are
 * ignored, because "None" means no severity only in a rating column.
 */
export default function severityBadges() {
  return (tree: Root) => {
    visit(tree, 'table', (table: Table) => {
      const [header, ...rows] = table.children;
      const columns = header?.children.map((cell) => isRatingColumn(textOf(cell))) ?? [];
      for (const row of rows) {
        for (const [index, cell] of row.children.entries()) {
          if (columns[index]) asBadge(cell);
        }
      }
    });
  };
}

function asBadge(cell: TableCell): void {
  const name = textOf(cell).trim();
  if (!ratingNames.has(name)) return;
  const className = badgeClasses(name);
  // mdast doesn't have a span node. remark-rehype reads `hName`.
  cell.children = [
    {
      type: 'emphasis',
      data: {hName: 'span', hProperties: {className}},
      children: [{type: 'text', value: name}],
    },
  ];
}
