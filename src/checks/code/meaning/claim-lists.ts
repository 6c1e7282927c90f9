import type {Claim} from './claim';

const sayings = {
  'CONTAINS ANY': /\b(?:(?:any|one) of (?:these|several|them)|at least one of|either)\b/i,
  'CONTAINS ALL':
    /\b(?:(?:all|each) of (?:these|them)|every one|both(?! (?:of )?(?:these|queries)))\b/i,
};

/** Finds contradictions about lists: "all of these" with `CONTAINS ANY`, or "one of these" with `CONTAINS ALL`. */
export const claimLists: Claim = ({text}, {tests}) => {
  const operators = tests.flatMap(({test}) =>
    test.kind === 'list' && test.operator !== 'IN' && test.values.length > 1 ? [test.operator] : [],
  );
  const [operator, ...others] = new Set(operators);
  if (!operator || others.length > 0) return undefined;
  const other = operator === 'CONTAINS ANY' ? 'CONTAINS ALL' : 'CONTAINS ANY';
  const said = sayings[other].exec(text)?.[0];
  return said && !sayings[operator].test(text) ? {said, asked: operator} : undefined;
};
