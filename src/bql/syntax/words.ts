/**
 * The words and symbols of BQL, by purpose. Everything that colors, completes, or parses BQL reads this table. Words in
 * a phrase are separated by one space. Case doesn't matter.
 */

/** Words that begin or connect the parts of a query. */
export const keywords = [
  'FIND',
  'AS',
  'WHERE',
  'THAT',
  'OPTIONALLY',
  'WITH',
  'RETURN',
  'DISTINCT',
  'ORDER BY',
  'ASC',
  'DESC',
  'SKIP',
  'LIMIT',
  'CASE',
  'WHEN',
  'THEN',
  'ELSE',
  'END',
] as const;

/** Operators that are written as words. */
export const wordOperators = [
  'AND',
  'OR',
  'NOT',
  'EXISTS',
  'EQUALS TO ATTRIBUTE',
  'GREATER THAN ATTRIBUTE',
  'LESS THAN ATTRIBUTE',
  'GREATER THAN OR EQUALS TO ATTRIBUTE',
  'LESS THAN OR EQUALS TO ATTRIBUTE',
  'IN LAST',
  'IN NEXT',
  'IN',
  'CONTAINS ANY',
  'CONTAINS ALL',
  'CONTAINS',
  'LIKE',
  'STARTS WITH',
  'ENDS WITH',
  'IS CURRENT USER',
  'IS NULL',
  'IS NOT NULL',
  'ADD',
  'SUB',
  'MULT',
  'DIV',
  'RELATES TO',
] as const;

/** Operators that compare with an attribute, by the operator that compares with a value. */
export const attributeOperators = {
  '=': 'EQUALS TO ATTRIBUTE',
  '>': 'GREATER THAN ATTRIBUTE',
  '<': 'LESS THAN ATTRIBUTE',
  '>=': 'GREATER THAN OR EQUALS TO ATTRIBUTE',
  '<=': 'LESS THAN OR EQUALS TO ATTRIBUTE',
} as const;

/** Operators that are written as symbols. */
export const signOperators = [
  '=~',
  '!=',
  '<>',
  '<=',
  '>=',
  '<<',
  '>>',
  '=',
  '<',
  '>',
  '+',
  '-',
  '*',
  '/',
  '|',
] as const;

/** Units of a time span, in the singular. */
export const timeUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'];

/** Values that are words. */
export const literals = ['TRUE', 'FALSE', 'NULL'];

/** Functions, by group. */
export const functions = {
  aggregate: [
    'avg',
    'collect',
    'count',
    'max',
    'min',
    'percentileCont',
    'percentileDisc',
    'stDev',
    'stDevP',
    'sum',
  ],
  numeric: ['abs', 'ceil', 'floor', 'rand', 'round', 'sign'],
  logarithmic: ['e', 'exp', 'log', 'log10', 'sqrt'],
  trigonometric: [
    'acos',
    'asin',
    'atan',
    'atan2',
    'cos',
    'cot',
    'degrees',
    'haversin',
    'pi',
    'radians',
    'sin',
    'tan',
  ],
  scalar: [
    'coalesce',
    'head',
    'id',
    'last',
    'size',
    'timestamp',
    'toBoolean',
    'toFloat',
    'toInteger',
    'type',
  ],
  string: [
    'left',
    'lTrim',
    'replace',
    'reverse',
    'right',
    'rTrim',
    'split',
    'substring',
    'toLower',
    'toString',
    'toUpper',
    'trim',
  ],
} as const;
