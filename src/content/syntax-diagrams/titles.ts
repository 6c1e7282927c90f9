/** A rule's title in a diagram, if it isn't the rule's name with spaces. */
const titles: Record<string, string> = {
  source: 'models',
  step: 'THAT clause',
  where: 'WHERE clause',
  with: 'WITH clause',
  return: 'RETURN clause',
  orderBy: 'ORDER BY clause',
  skip: 'SKIP clause',
  limit: 'LIMIT clause',
  conjunction: 'AND conditions',
  negation: 'single condition',
  wordTest: 'word operator',
  textTest: 'text test',
  listTest: 'list test',
  timeTest: 'span of time',
  attributeTest: 'attribute comparison',
  term: 'product',
  factor: 'operand',
  call: 'function call',
  case: 'CASE',
};

/** Returns a rule's title in a diagram: "sort key" for `sortKey`. */
export const titleOf = (rule: string) =>
  titles[rule] ?? rule.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** The text for a name or value by its grammar label, with the rule if that matters. */
const names: Record<string, string> = {
  'step from': 'alias',
  'item label Word': 'name',
  'item label String': '"name"',
  'test pattern': '"pattern"',
  'call name': 'function',
  'path name Identifier': 'alias or attribute',
  'path name Word': 'attribute',
  Number: 'number',
  String: '"text"',
  Date: 'date',
};

/**
 * Returns the text for a token without a fixed spelling.
 *
 * @param label the token's label in the grammar
 */
export function nameOf(rule: string, token: string, label = token): string {
  return names[`${rule} ${label} ${token}`] ?? names[`${rule} ${label}`] ?? names[label] ?? label;
}

/** Returns the anchor of a rule's diagram: `syntax-sort-key` for `sortKey`. */
export const anchorOf = (rule: string) =>
  `syntax-${rule.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
