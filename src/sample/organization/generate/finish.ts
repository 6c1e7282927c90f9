import {capitalized} from '../../../base/text/words';
import type {Udm} from '../../../product/udm/udm';
import {lastRun, now} from '../now';
import type {Input} from '../schema/input';
import {conditionRows} from './compute/clusters';
import {referringBy} from './compute/referring';
import {type DraftRecord, fill, ids, type RecordDrafts} from './draft';
import {fillKnown} from './fill-known';
import {slug} from './people';

/** Adds what rules and plans say about their records, and the attributes that every record has. */
export function finish(draft: RecordDrafts, input: Input, udm: Udm, models: string[]): void {
  describeRules(draft, input, models);
  summarizePlans(draft, udm);
  for (const record of draft.of(...models)) stamp(record, udm);
}

/** Sets a record's identity, and who created and changed it when. */
function stamp(record: DraftRecord, udm: Udm): void {
  const since = record.firstSeen ?? record.firstFound;
  const created =
    record.dateCreated ??
    (since ? `${String(since).slice(0, 10)}T00:41:00Z` : '2023-04-12T09:00:00Z');
  const createdBy = record.createdBy ?? 'system';
  fillKnown(
    record,
    {
      dataModelName: record.typeName,
      displayName: record.displayName ?? record.name ?? record.uid,
      uid: record.uid ?? slug(`${record.typeName}-${record.name}`),
      active: record.active ?? true,
      managedBy: record.managedBy ?? 'Platform',
      createdBy,
      updatedBy: record.updatedBy ?? createdBy,
      dateCreated: created,
      lastUpdated: record.lastUpdated ?? lastRun.replace('00:00:00', '00:52:00'),
    },
    udm,
  );
}

/** Sets `conditions` and `total` on rules, which describe the records they apply to. */
function describeRules(draft: RecordDrafts, {policy}: Input, models: string[]): void {
  const rules = [
    ...policy.riskScoringModels.map((rule) => ({...rule, attribute: 'riskScoringModel'})),
    ...policy.slaDefinitions.map((rule) => ({...rule, attribute: 'slaDefinition'})),
    ...draft
      .of('FindingType')
      .map(({name}) => ({name, attribute: 'findingType', order: 9999, condition: []})),
  ];
  const governed = draft.of(
    ...models.filter((model) => model !== 'RiskLevel' && model !== 'ServiceLevel'),
  );
  const members = new Map(
    [...new Set(rules.map(({attribute}) => attribute))].map((attribute) => [
      attribute,
      referringBy(attribute, governed),
    ]),
  );
  for (const {name, attribute, order, condition} of rules) {
    const model = capitalized(attribute);
    const rule = draft.named(model, String(name));
    const its = members.get(attribute)?.(rule) ?? [];
    const kinds = its.map(({typeName}) => typeName);
    rule.total = its.length;
    rule.defaultValue ??= order === 9999;
    fill(rule, {conditions: conditionRows(kinds, order, () => condition)});
  }
}

/** Sets the ticket progress of campaigns and sprints. */
function summarizePlans(draft: RecordDrafts, udm: Udm): void {
  const tickets = draft.of(...udm.concreteModelsOf('Ticket').map(({typeName}) => typeName));
  for (const plan of draft.of('RemediationCampaign', 'SprintModel')) {
    const own = tickets.filter((ticket) =>
      [...ids(ticket.remediationCampaigns), ...ids(ticket.sprint)].includes(plan.id),
    );
    const closed = own.filter(({statusCategory}) => statusCategory === 'Closed');
    fillKnown(
      plan,
      {
        openTicketCount: own.length - closed.length,
        progress: own.length > 0 ? Math.floor((100 * closed.length) / own.length) : undefined,
        status:
          plan.endDate && String(plan.endDate) < now
            ? 'Completed'
            : plan.startDate && String(plan.startDate) > now
              ? 'Planned'
              : 'Active',
        dateCompleted: plan.endDate && String(plan.endDate) < now ? plan.endDate : undefined,
      },
      udm,
    );
  }
}
