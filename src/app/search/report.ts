import {outboxTo} from '../feedback/deliver';
import {composeMessage} from '../feedback/message';

/** The state of a report: being sent, sent, stored by the browser for later, or lost. */
export type ReportState = 'sending' | 'sent' | 'kept' | 'failed';

/**
 * Reports a query without results to the feedback endpoint, the same way the feedback widget sends messages. Doesn't
 * change the widget's draft.
 */
export async function postReport(
  query: string,
  endpoint: string,
  siteVersion: string,
): Promise<ReportState> {
  const message = composeMessage(
    {text: `I searched the documentation for "${query}" and got no results.`, email: ''},
    {location, title: 'Search', siteVersion, now: new Date()},
  );
  const outbox = outboxTo(endpoint);
  const {state} = await outbox.submit(message, () => {});
  if (state !== 'rejected') return state;
  await outbox.forgetRejected(message.id);
  return 'failed';
}

/** Returns a `mailto:` link with the report. */
export function mailReport(query: string, supportEmail: string): string {
  const subject = encodeURIComponent(`Search: no results for "${query}"`);
  const body = encodeURIComponent(`I searched the documentation for "${query}" and expected: `);
  return `mailto:${supportEmail}?subject=${subject}&body=${body}`;
}
