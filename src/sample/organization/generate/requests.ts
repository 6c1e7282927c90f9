import {statuses} from '../../../product/facts';
import {now} from '../now';
import type {Input} from '../schema/input';
import {addDays} from '../scoring/time';
import type {RecordDrafts} from './draft';
import {ofDefinition} from './families';
import {userOf} from './people';

const requestModels = [
  'ExceptionRequest',
  'FalsePositiveRequest',
  'RemediationValidationRequest',
  'RiskAcceptanceRequest',
];

/** Adds people's requests for decisions about the findings of a definition. Reviewers take two days. */
export function addRequest(
  draft: RecordDrafts,
  {
    model,
    submitter,
    reviewer,
    submitted: daysAgo,
    until,
    remediated,
    definition,
    only,
    ...request
  }: Input['stories']['requests'][number],
): void {
  const targets = ofDefinition(draft, definition).filter((finding) =>
    only ? finding.status === only : finding.statusCategory === 'Open',
  );
  const number = draft.of(...requestModels).length + 1;
  const submitted = daysAgo === undefined ? undefined : addDays(now, -daysAgo);
  const decided = submitted && addDays(submitted, 2);
  const isDecided = (status: string) => (request.status === status ? decided : undefined);
  const end = until && `${until}T23:59:59Z`;
  const author = userOf(draft, submitter);
  const judge = reviewer && userOf(draft, reviewer);
  const category = statuses.request.find(({name}) => name === request.status)?.category;
  const lastHand = judge && category === 'Closed' ? judge : author;
  draft.add(model, {
    ...request,
    uid: `REQ-${String(number).padStart(6, '0')}`,
    statusCategory: category,
    displayName: request.name,
    description: request.justification,
    categories: [model === 'ExceptionRequest' ? 'Exception' : 'Review'],
    submitter: author,
    reviewer: judge,
    createdBy: draft.get(author).username,
    updatedBy: draft.get(lastHand).username,
    dateCreated: addDays(submitted ?? now, -1),
    lastUpdated: category === 'Closed' ? decided : (submitted ?? addDays(now, -1)),
    dateLastSubmitted: submitted,
    dateLastApproved: isDecided('Approved'),
    dateLastRejected: isDecided('Rejected'),
    dateLastCanceled: isDecided('Canceled'),
    exceptionRequestDate: model === 'ExceptionRequest' ? end : undefined,
    expirationDate: model === 'RiskAcceptanceRequest' ? end : undefined,
    dateRemediated: remediated === undefined ? undefined : addDays(now, -remediated),
    targets: targets.map(({id}) => id),
  });
}
