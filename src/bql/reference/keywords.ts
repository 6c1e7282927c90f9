import type {keywords} from '../syntax/words';

/** Keywords, including the operators that connect the parts of a query. */
export type KeywordName = (typeof keywords)[number] | 'RELATES TO' | 'AND' | 'OR' | 'NOT';

/** The documentation of a keyword. */
export interface KeywordReference {
  /** What it does, in a sentence. */
  meaning: string;
  /** Its position in a query. */
  stands: string;
  /** The address of the section that explains it. */
  page: string;
}

const basics = '/docs/bql-basic-keywords';
const sorting = '/docs/bql-sorting-pagination';
const cases = '/docs/bql-case-statements';
const relationships = '/docs/bql-relationships';
const boolean = '/docs/bql/operators/boolean';

/** Every keyword in the language, in query order. */
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
    meaning: 'Keeps records that match a condition.',
    stands: 'After `FIND`, after any `THAT`, after `WITH`',
    page: `${basics}#where`,
  },
  THAT: {
    meaning: 'Follows a relationship to another data model.',
    stands: 'After the starting model and its `WHERE`',
    page: `${basics}#that`,
  },
  'RELATES TO': {
    meaning: 'Follows any relationship, direct or through one other record.',
    stands: 'After `THAT`, instead of a verb',
    page: relationships,
  },
  OPTIONALLY: {
    meaning:
      'Also keeps records without the relationship. Columns of the other model are then empty.',
    stands: 'Before `THAT`',
    page: `${basics}#optionally`,
  },
  AND: {
    meaning:
      'Joins conditions that must all be true. Before an alias and `THAT`, it starts a branch at that alias.',
    stands: 'Between two conditions, or before the alias of a branch',
    page: boolean,
  },
  OR: {
    meaning: 'Joins conditions of which at least one must be true.',
    stands: 'Between two conditions',
    page: boolean,
  },
  NOT: {
    meaning: 'Reverses a condition, or keeps records without a relationship.',
    stands: 'Before a condition, before an operator that is a word, or after `THAT`',
    page: boolean,
  },
  WITH: {
    meaning:
      "Computes values for the clauses after it. Anything it doesn't list is no longer available.",
    stands: 'After the last `THAT`, before `RETURN`',
    page: `${basics}#with`,
  },
  RETURN: {
    meaning: 'Chooses the columns of the result, with one row for each path.',
    stands: 'After the last `THAT` and `WITH`',
    page: `${basics}#return`,
  },
  DISTINCT: {
    meaning: 'Removes duplicate rows. In an aggregate, it counts each value once.',
    stands: 'After `RETURN` or `WITH`, or first in the parentheses of an aggregate',
    page: `${basics}#distinct`,
  },
  CASE: {
    meaning: 'Starts a value that depends on conditions.',
    stands: 'In `RETURN`, `WITH`, and `ORDER BY`',
    page: cases,
  },
  WHEN: {
    meaning: 'Introduces a condition. The first true condition decides the value.',
    stands: 'After `CASE`, and after the value of another `WHEN`',
    page: cases,
  },
  THEN: {
    meaning: 'Introduces the value for the condition before it.',
    stands: 'After the condition of each `WHEN`',
    page: cases,
  },
  ELSE: {
    meaning: 'Introduces the value if no condition is true. Without `ELSE`, that value is NULL.',
    stands: 'After the last `THEN` and its value',
    page: cases,
  },
  END: {
    meaning: 'Ends `CASE`.',
    stands: 'Last in `CASE`',
    page: cases,
  },
  'ORDER BY': {
    meaning: 'Sorts the rows by one or more values.',
    stands: "After `RETURN`, or after the last `THAT` if there's no `RETURN`",
    page: sorting,
  },
  ASC: {
    meaning: 'Sorts from low to high, which is the default.',
    stands: 'After a value of `ORDER BY`',
    page: sorting,
  },
  DESC: {
    meaning: 'Sorts from high to low.',
    stands: 'After a value of `ORDER BY`',
    page: sorting,
  },
  SKIP: {
    meaning: 'Skips this many rows.',
    stands: 'After `ORDER BY`',
    page: sorting,
  },
  LIMIT: {
    meaning: 'Returns at most this many rows.',
    stands: 'Last',
    page: sorting,
  },
};
