import type {Input} from '../schema/input';
import {addDays} from '../scoring/time';
import {addAssessments} from './assessments';
import type {RecordDrafts} from './draft';
import type {Asset} from './machines';
import {slug, userOf} from './people';
import {addRequest} from './requests';
import {addTickets} from './tickets';

/** Adds what people do about findings: assessments, requests, campaigns, sprints, and tickets. */
export function addWork(draft: RecordDrafts, input: Input, assets: Asset[]): void {
  const {stories} = input;
  addAssessments(draft, assets);
  for (const request of stories.requests) addRequest(draft, request);
  for (const {name, definition, assigned, start, due} of stories.campaigns)
    draft.add('RemediationCampaign', {
      uid: slug(name),
      name,
      description: `Every open finding of ${definition}`,
      bqlQuery: `FIND Finding AS f\nTHAT IS FindingDefinition AS d\nWHERE d.name = "${definition}" AND f.statusCategory = "Open"`,
      createdBy: 'oskar.nowak',
      dateCreated: `${start}T09:00:00Z`,
      assigned: userOf(draft, assigned),
      startDate: `${start}T00:00:00Z`,
      dueDate: `${due}T00:00:00Z`,
    });
  for (const [index, startDate] of stories.sprints.entries())
    draft.add('SprintModel', {
      uid: `sprint-${startDate}`,
      name: `Sprint ${23 + index}`,
      goal: 'The store findings that are due first',
      team: draft.named('Team', 'Shop development').id,
      startDate: `${startDate}T00:00:00Z`,
      endDate: addDays(`${startDate}T23:59:59Z`, 13),
    });
  addTickets(draft, input);
}
