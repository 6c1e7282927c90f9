import {outboxTo} from '../feedback/deliver';
import {composeMessage} from '../feedback/message';

/** Where a report is: on its way, taken, kept by the browser for a later try, or lost. */
export type ReportState = 'sending' | 'sent' | 'kept' | 'failed';

/**
 * Sends a query that found nothing to the feedback endpoint, the way the feedback widget sends; what the reader has
 * typed there stays.
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

/** The link that opens the reader's mail program with the report. */
export function mailReport(query: string, supportEmail: string): string {
  const subject = encodeURIComponent(`Search: no results for "${query}"`);
  const body = encodeURIComponent(`I searched the documentation for "${query}" and expected: `);
  return `mailto:${supportEmail}?subject=${subject}&body=${body}`;
}
