/** What a rule is called in a diagram, where that isn't its name in the grammar with spaces. */
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

/** What a rule of the grammar is called in a diagram: "sort key" for `sortKey`. */
export const titleOf = (rule: string) =>
  titles[rule] ?? rule.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** What stands for a name or value, by the label that the grammar gives it, with the rule where it matters. */
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
 * What a diagram shows for a token that has no fixed text.
 *
 * @param label the label that the grammar gives it
 */
export function nameOf(rule: string, token: string, label = token): string {
  return names[`${rule} ${label} ${token}`] ?? names[`${rule} ${label}`] ?? names[label] ?? label;
}

/** The anchor of a rule's diagram: `syntax-sort-key` for `sortKey`. */
export const anchorOf = (rule: string) =>
  `syntax-${rule.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
