/** Words for the state of a record, and the attribute and value that mean it. */
const states: Record<string, [attribute: string, value: string]> = {
  open: ['statusCategory', 'Open'],
  unresolved: ['statusCategory', 'Open'],
  closed: ['statusCategory', 'Closed'],
  resolved: ['statusCategory', 'Closed'],
  fixed: ['status', 'Fixed'],
  remediated: ['status', 'Fixed'],
  active: ['status', 'Active'],
  inactive: ['status', 'Inactive'],
  retired: ['status', 'Retired'],
  reopened: ['status', 'Reopened'],
  critical: ['severity', 'Critical'],
  high: ['severity', 'High'],
  medium: ['severity', 'Medium'],
  low: ['severity', 'Low'],
  overdue: ['complianceStatus', 'Out of SLA'],
  breached: ['complianceStatus', 'Out of SLA'],
};

/** Whether a word describes the state of a record: `open`, `critical`. */
export const isState = (word: string): boolean => Object.hasOwn(states, word.toLowerCase());

/**
 * Returns the condition that a word for a state means.
 *
 * @param model the model's name as written; without a severity, a rating is meant
 */
export function conditionOf(word: string, model = 'Finding', operator = '='): string | undefined {
  const [attribute, value] = states[word.toLowerCase()] ?? [];
  if (!attribute) return undefined;
  const isRated = /finding|vuln|violation|alert|cve|issue|definition/i.test(model);
  const name = attribute === 'severity' && !isRated ? 'riskRating' : attribute;
  return `${name} ${operator} "${value}"`;
}

/** The words for states, as alternatives in a pattern. */
export const stateWords = Object.keys(states).join('|');
