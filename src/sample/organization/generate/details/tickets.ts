import type {DraftRecord} from '../draft';
import type {Details} from './details';

/** Returns the change request for a patch that waits for its maintenance window. */
function change(ticket: DraftRecord, index: number) {
  if (ticket.status !== 'Waiting') return {};
  return {
    changeRequestId: `CHG00${34_500 + index}`,
    changeWindowStart: index % 2 ? '2025-12-20T22:00:00Z' : '2026-01-17T22:00:00Z',
  };
}

/** Returns the pull request with a fix, once someone is working on it. */
function pullRequest({status}: DraftRecord, index: number) {
  if (status === 'New' || status === 'Waiting') return {};
  return {pullRequestUrls: [`https://github.com/larkfield/shop-api/pull/${380 + index}`]};
}

/** Details that people add to each kind of ticket. */
export const ticketDetails: Details = {
  VulnerabilityTicket: (ticket, {index}) => change(ticket, index),
  OpenSourceTicket: (ticket, {index}) => pullRequest(ticket, index),
  StaticCodeTicket: (ticket, {index}) => pullRequest(ticket, index),
  PentestTicket: ({status}, {draft, index}) => {
    const first = draft.of('PentestTicket').findIndex((each) => each.status === 'Resolved');
    return {
      retestRequested: status === 'Resolved' || status === 'Closed',
      retestDate:
        status === 'Closed' || (status === 'Resolved' && index > first)
          ? '2026-01-15T00:00:00Z'
          : undefined,
    };
  },
  ManualTicket: () => ({issueType: 'Task'}),
  AlertTicket: ({statusCategory, dateClosed}) => ({
    dateContained: statusCategory === 'Closed' ? dateClosed : undefined,
  }),
};
