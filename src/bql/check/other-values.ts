/** What the values of choices are called in other tools, in lowercase, by the value here. */
const otherValues: Record<string, string[]> = {
  Critical: [
    'crit',
    'severe',
    'urgent',
    'highest',
    'blocker',
    'p0',
    'p1',
    'sev1',
    's1',
    'very high',
  ],
  High: ['important', 'major', 'p2', 'sev2', 's2', 'hi'],
  Medium: ['moderate', 'med', 'normal', 'p3', 'sev3', 's3'],
  Low: ['minor', 'p4', 'sev4', 's4', 'lowest'],
  None: ['info', 'informational', 'information', 'negligible', 'p5', 'unknown'],
  New: ['to do', 'todo', 'backlog'],
  Resolved: ['done', 'complete', 'completed', 'fixed'],
  Fixed: ['resolved', 'remediated', 'mitigated', 'patched', 'done'],
  Closed: ['done', 'resolved', 'completed', 'fixed', 'remediated'],
  Open: ['unresolved', 'new', 'opened', 'todo'],
  'In progress': ['in work', 'doing', 'wip', 'started', 'ongoing'],
  Waiting: ['blocked', 'on hold', 'pending'],
  Active: ['open', 'new', 'live', 'enabled'],
  Reopened: ['re-opened'],
  'Risk accepted': ['accepted risk', 'waived'],
  'Out of SLA': ['overdue', 'breached', 'late', 'past due', 'violated', 'expired', 'out'],
  'In SLA': ['compliant', 'within', 'sla', 'on time', 'in'],
  'Near SLA': ['at risk', 'due soon', 'near'],
  Retired: ['decommissioned', 'removed'],
  Enrolled: ['on', 'enabled', 'active', 'yes', 'true'],
  'Not enrolled': ['off', 'disabled', 'inactive', 'no', 'false', 'none'],
  Inactive: ['stale', 'offline', 'disabled'],
};

/** Returns the value that another tool's name for one means: `Medium` for `moderate`. */
export function valueCalled(text: string, known: string[]): string | undefined {
  const called = text.toLowerCase().replaceAll('_', ' ');
  return known.find((value) => otherValues[value]?.includes(called));
}
