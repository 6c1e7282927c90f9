import type {keywords} from '../syntax/words';

/** Keywords, and those operators that join the parts of a query. */
export type KeywordName = (typeof keywords)[number] | 'RELATES TO' | 'AND' | 'OR' | 'NOT';

/** What readers need to know of a keyword. */
export interface KeywordReference {
  /** What it does, in a sentence. */
  meaning: string;
  /** Where it stands in a query. */
  stands: string;
  /** Address of the section that explains it. */
  page: string;
}

const basics = '/docs/bql-basic-keywords';
const sorting = '/docs/bql-sorting-pagination';
const cases = '/docs/bql-case-statements';
const relationships = '/docs/bql-relationships';
const boolean = '/docs/bql/operators/boolean';

/** Every keyword of the language, in the order of a query. */
export const keywordReference: Record<KeywordName, KeywordReference> = {
  FIND: {
    meaning: 'Names the data model whose records the query finds.',
    stands: 'First. Every query has one',
    page: `${basics}#find`,
  },
  AS: {
    meaning: 'Gives a model an alias, or a column a name.',
    stands: 'After a model in `FIND` and `THAT`, after an item in `WITH` and `RETURN`',
    page: `${basics}#as`,
  },
  WHERE: {
    meaning: 'Keeps what passes a condition.',
    stands: 'After `FIND`, after any `THAT`, after `WITH`',
    page: `${basics}#where`,
  },
  THAT: {
    meaning: 'Follows a relationship to another data model.',
    stands: 'After the model that it starts from, and its `WHERE`',
    page: `${basics}#that`,
  },
  'RELATES TO': {
    meaning: 'Follows any relationship, direct or through one other record.',
    stands: 'After `THAT`, in place of a verb',
    page: relationships,
  },
  OPTIONALLY: {
    meaning: 'Keeps records that lack the relationship. Columns of the other model are then empty.',
    stands: 'Before `THAT`',
    page: `${basics}#optionally`,
  },
  AND: {
    meaning:
      'Joins conditions that must all hold. Before an alias and `THAT`, it begins a branch at that alias.',
    stands: 'Between two conditions, or before the alias of a branch',
    page: boolean,
  },
  OR: {
    meaning: 'Joins conditions of which one must hold.',
    stands: 'Between two conditions',
    page: boolean,
  },
  NOT: {
    meaning: 'Turns a condition around, or keeps what lacks a relationship.',
    stands: 'Before a condition, before an operator that is a word, or after `THAT`',
    page: boolean,
  },
  WITH: {
    meaning: 'Computes values for the clauses after it. What it does not list is gone.',
    stands: 'After the last `THAT`, before `RETURN`',
    page: `${basics}#with`,
  },
  RETURN: {
    meaning: 'Chooses the columns of the result, with a row for each path.',
    stands: 'After the last `THAT` and `WITH`',
    page: `${basics}#return`,
  },
  DISTINCT: {
    meaning: 'Drops rows that repeat. In an aggregate, it counts each value once.',
    stands: 'After `RETURN` or `WITH`, or first in the parentheses of an aggregate',
    page: `${basics}#distinct`,
  },
  CASE: {
    meaning: 'Begins a value that depends on conditions.',
    stands: 'In `RETURN`, `WITH` and `ORDER BY`',
    page: cases,
  },
  WHEN: {
    meaning: 'Gives a condition. The first that holds decides.',
    stands: 'After `CASE`, and after the value of another `WHEN`',
    page: cases,
  },
  THEN: {
    meaning: 'Gives the value for the condition before it.',
    stands: 'After the condition of each `WHEN`',
    page: cases,
  },
  ELSE: {
    meaning: 'Gives the value where no condition holds. Without it, that is NULL.',
    stands: 'After the last `THEN` and its value',
    page: cases,
  },
  END: {
    meaning: 'Ends `CASE`.',
    stands: 'Last in `CASE`',
    page: cases,
  },
  'ORDER BY': {
    meaning: 'Sorts the rows by one value or several.',
    stands: 'After `RETURN`; without one, after the last `THAT`',
    page: sorting,
  },
  ASC: {
    meaning: 'Sorts from low to high, as happens without it.',
    stands: 'After a value of `ORDER BY`',
    page: sorting,
  },
  DESC: {
    meaning: 'Sorts from high to low.',
    stands: 'After a value of `ORDER BY`',
    page: sorting,
  },
  SKIP: {
    meaning: 'Leaves out this many rows.',
    stands: 'After `ORDER BY`',
    page: sorting,
  },
  LIMIT: {
    meaning: 'Returns at most this many rows.',
    stands: 'Last',
    page: sorting,
  },
};
