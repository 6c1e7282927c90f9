import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {markdown, table} from '../../markdown/nodes';
import type {QueryResult} from '../evaluate/result';
import type {Ground} from '../evaluate/values';
import {runQuery} from '../run';
import {textOfCell} from './cells';

interface Options {
  /** Gives what queries run on, once one does. */
  ground: () => Ground;
}

/** Rows that a page shows of a result. */
const shownRows = 5;

/**
 * A remark plugin for queries on pages: \`\`\`bql run shows below the query what it finds on the sample organization,
 * the first rows and how many there are.
 */
export default function queryExamples({ground}: Options) {
  return (tree: Root, file: VFile) => {
    const found: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent && node.lang === 'bql' && /(^|\s)run(\s|$)/.test(node.meta ?? ''))
        found.push({node, parent});
    });
    for (const {node, parent} of found) {
      const {result, faults} = runQuery(node.value, ground());
      if (!result)
        throw new Error(`${file.path}:${node.position?.start.line}  ${faults[0]?.message}`);
      parent.children.splice(parent.children.indexOf(node) + 1, 0, ...resultNodes(result));
    }
  };
}

/** Search leaves them out: what the sample organization has is no documentation. */
function resultNodes(result: QueryResult): RootContent[] {
  const data = {hProperties: {className: ['query-result']}};
  return nodesOf(result).map((node) => ({...node, data}));
}

function nodesOf({columns, rows, total}: QueryResult): RootContent[] {
  if (total === 0) return markdown('The query finds nothing on the sample organization.');
  const shown = rows.slice(0, shownRows);
  return [
    ...table(
      columns.map(({label}) => label),
      shown.map((cells) => cells.map((cell) => escaped(textOfCell(cell)))),
    ),
    ...markdown(summary(shown.length, rows.length, total)),
  ];
}

/** How many rows there are, where the table does not show them all. */
function summary(shown: number, returned: number, total: number): string {
  const count = total.toLocaleString('en');
  if (returned < total)
    return `${shown < returned ? `The first ${shown} of ${returned} rows that the query returns` : `${returned} rows`}, of ${count} that match.`;
  if (shown < total) return `The first ${shown} of ${count} rows.`;
  return total === 1 ? 'One row.' : `${count} rows.`;
}

/** Text that is no Markdown: names of records may hold asterisks and brackets. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#]/g, '\\$&');
