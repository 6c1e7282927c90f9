/** Words for the state of a record, and the attribute and value that mean it. */
const states: Record<string, [attribute: string, value: string | true]> = {
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
  critical: ['riskRating', 'Critical'],
  high: ['riskRating', 'High'],
  medium: ['riskRating', 'Medium'],
  low: ['riskRating', 'Low'],
  overdue: ['complianceStatus', 'Out of SLA'],
  breached: ['complianceStatus', 'Out of SLA'],
  'internet-facing': ['internetFacing', true],
  exposed: ['internetFacing', true],
};

/** Whether a word describes the state of a record: `open`, `critical`. */
export const isState = (word: string): boolean => Object.hasOwn(states, word.toLowerCase());

/** Turns `isOpen` into `Open`. */
export const withoutIs = (word: string): string => word.replace(/^is(?:_|(?=[A-Z]))/, '');

/** Returns the condition that a word for a state means. */
export function conditionOf(word: string, operator = '='): string | undefined {
  const [attribute, value] = isState(word) ? (states[word.toLowerCase()] ?? []) : [];
  return attribute && `${attribute} ${operator} ${value === true ? value : `"${value}"`}`;
}

/** The words for states, as alternatives in a pattern. */
export const stateWords = Object.keys(states).join('|');
