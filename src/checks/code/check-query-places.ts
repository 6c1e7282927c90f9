import type {Code, InlineCode, Nodes, Paragraph} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseQuery} from '../../bql/syntax/parse';
import {onEachPage} from '../check';
import {isWritten} from '../page';

/** The places where a page tells readers to run a query, by name, and the clauses that each place obeys. */
const places = {
  Explorer: {name: 'Explorer', obeysLimit: true, obeysCase: true},
  BQL: {name: 'the BQL tab of a list', obeysLimit: false, obeysCase: false},
};

type Place = (typeof places)[keyof typeof places];

/**
 * Checks that a query works where its page tells readers to run it. Explorer and lists show records in their own
 * columns, so they ignore what RETURN counts and names. Follows "Where queries run" in the BQL overview.
 */
export const checkQueryPlaces = onEachPage((page, report) => {
  // Most pages have no query, and a walk over every page takes its time.
  if (!page.text.includes('FIND ')) return;
  visit(page.tree, 'paragraph', (paragraph, index = 0, parent) => {
    const place = isWritten(paragraph) && placeNamedIn(paragraph);
    if (!place) return;
    for (const node of queriesIn(paragraph, parent?.children[index + 1])) {
      const ignored = ignoredIn(node.value, place);
      if (ignored)
        report(
          node,
          `${place.name} ignores ${ignored} in this query`,
          'ask for records and name the columns to add, or tell readers to use the query in a dashboard',
        );
    }
  });
});

function placeNamedIn(paragraph: Paragraph): Place | undefined {
  const names = paragraph.children
    .filter(({type}) => type === 'strong')
    .map((node) => textOf(node));
  return Object.entries(places).find(([name]) => names.includes(name))?.[1];
}

/** The queries in a paragraph, and the query directly below it. */
function queriesIn(paragraph: Paragraph, below: Nodes | undefined): (Code | InlineCode)[] {
  const queries: (Code | InlineCode)[] = paragraph.children.filter(
    (child) => child.type === 'inlineCode',
  );
  if (below?.type === 'code' && below.lang === 'bql' && isWritten(below)) queries.push(below);
  return queries.filter(({value}) => value.startsWith('FIND '));
}

/** The first clause of a query that a place ignores. */
function ignoredIn(text: string, {obeysLimit, obeysCase}: Place): string | undefined {
  const {value: query} = parseQuery(text);
  if (!query) return undefined;
  if (query.with.length > 0) return 'WITH';
  const hasCase = query.return?.items.some(({expression}) => expression.kind === 'case');
  if (query.return && !(obeysCase && hasCase)) return 'RETURN';
  return !obeysLimit && query.limit !== undefined ? 'LIMIT' : undefined;
}
