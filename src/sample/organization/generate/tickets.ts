import {InputError} from '../../../base/source/input-error';
import {countOf} from '../../../base/text/words';
import {statuses} from '../../../product/facts';
import {lastRun, now} from '../now';
import type {Input} from '../schema/input';
import {addDays, daysBetween} from '../scoring/time';
import type {DraftRecord, RecordDrafts} from './draft';
import {findingModels, ofDefinition} from './families';
import {modelOf} from './finding';
import {userOf} from './people';
import {random} from './random';

/** A `Vulnerability` belongs to a `VulnerabilityTicket`, and a `StaticCodeFinding` to a `StaticCodeTicket`. */
const ticketOf = (model: string) =>
  `${model === 'ManualFinding' ? 'Manual' : model.replace(/Finding$/, '')}Ticket`;

/** Adds the tickets in stories, then others for the remaining findings. */
export function addTickets(draft: RecordDrafts, {stories, at}: Input): void {
  const taken = new Set<string>();
  for (const [index, {definition, campaign, ...story}] of stories.tickets.entries()) {
    const findings = ofDefinition(draft, definition).filter((finding) => wasIn(finding, story));
    if (findings.length === 0) {
      throw new InputError(
        `${at('stories', ['tickets', index])}  no finding of ${definition} fits a ticket that is ${story.status}  name another definition or status`,
      );
    }
    addTicket(draft, findings, {
      ...story,
      assigned: userOf(draft, story.assigned),
      createdBy: 'oskar.nowak',
      campaign: campaign && draft.named('RemediationCampaign', campaign).id,
    });
    for (const {id} of findings) taken.add(id);
  }
  const bulk = random('tickets');
  const sprints = draft.of('SprintModel').map(({id}) => id);
  addTicketsOfReopened(draft, userOf(draft, 'Lee Park'), taken);
  const assignees = draft
    .of('User')
    .filter(
      ({active, roles}) =>
        active && [roles].flat().some((id) => draft.get(String(id)).title === 'Remediation owner'),
    );
  for (const model of findingModels) {
    const definitions = bulk.shuffle([...new Set(draft.of(model).map(({type}) => String(type)))]);
    for (let number = 0; number < (stories.ticketQuota[model] ?? 0); number += 1) {
      const type = definitions[number % definitions.length];
      const isClosed = bulk.chance(0.4);
      const newestFirst = bulk.chance(0.7);
      const findings = draft
        .of(model)
        .filter((finding) => finding.type === type && !taken.has(finding.id))
        .filter(({status, statusCategory}) =>
          isClosed ? status === 'Fixed' : statusCategory === 'Open',
        )
        .toSorted(
          (a, b) =>
            (newestFirst ? 1 : -1) * String(b.firstFound).localeCompare(String(a.firstFound)),
        )
        .slice(0, bulk.whole(1, 6));
      if (!type || findings.length === 0) continue;
      for (const {id} of findings) taken.add(id);
      const status = isClosed
        ? bulk.pick(['Resolved', 'Closed'])
        : bulk.pick(['New', 'In progress', 'In progress', 'Waiting']);
      // The work is marked as done, but a source still reports one of them.
      const left = status === 'Resolved' && bulk.chance(0.5) ? openOne(draft, type, taken) : [];
      for (const {id} of left) taken.add(id);
      const oldest = findings.map(({firstFound}) => String(firstFound)).toSorted()[0] ?? now;
      const age = Math.max(
        1,
        Math.floor((Date.parse(now) - Date.parse(oldest)) / 86_400_000) - bulk.whole(0, 3),
      );
      const done = draft
        .of(model)
        .filter((finding) => finding.type === type && finding.status === 'Fixed')
        .filter((finding) => !isClosed && !taken.has(finding.id))
        .filter((finding) => wasIn(finding, {status, opened: age}))
        .slice(0, 3);
      for (const {id} of done) taken.add(id);
      const all = [...findings, ...left, ...done];
      addTicket(draft, all, {
        name: `${draft.get(type).name}: ${countOf(all.length, 'finding')}`,
        assigned: bulk.pick(assignees).id,
        status,
        opened: age,
        buid: buidOf(draft, type),
        sprint: bulk.chance(0.4) ? bulk.pick(sprints) : undefined,
      });
    }
  }
}

/** Whether a ticket with a status can have had a finding: an open one, or one fixed while someone worked on it. */
function wasIn(
  {status: state, statusCategory, lastFixed}: DraftRecord,
  {status, opened}: Pick<TicketPlan, 'status' | 'opened'>,
): boolean {
  if (statusCategory === 'Open') return status !== 'Closed';
  return state === 'Fixed' && status !== 'New' && String(lastFixed) > addDays(now, -opened);
}

/** Returns the key that Larkfield's automation groups findings by. */
function buidOf(draft: RecordDrafts, type: string): string {
  const definition = draft.get(type);
  return `${definition.uid}/${definition.severity}`;
}

function openOne(draft: RecordDrafts, type: string, taken: Set<string>): DraftRecord[] {
  return draft
    .of(modelOf(draft.get(type)))
    .filter((finding) => finding.type === type && finding.statusCategory === 'Open')
    .filter(({id}) => !taken.has(id))
    .slice(0, 1);
}

/** Adds closed tickets for reopened findings, which the automation had created before the fix. */
function addTicketsOfReopened(draft: RecordDrafts, assigned: string, taken: Set<string>): void {
  for (const finding of draft.of(...findingModels).filter(({status}) => status === 'Reopened')) {
    const closed = String(finding.lastFixed);
    const others = draft
      .of(finding.typeName)
      .filter(({id, type, status}) => status === 'Fixed' && type === finding.type && !taken.has(id))
      .filter(({lastFixed}) => String(lastFixed) < closed)
      .toSorted((a, b) => String(b.lastFixed).localeCompare(String(a.lastFixed)))
      .slice(0, 2);
    if (others.length === 0) continue;
    const definition = draft.get(String(finding.type));
    const [oldest = now] = others.map(({firstFound}) => String(firstFound)).toSorted();
    const ticket = addTicket(draft, others, {
      name: `${definition.name}: ${others.length + 1} findings`,
      assigned,
      status: 'Closed',
      opened: daysBetween(oldest, now) - 1,
      buid: buidOf(draft, definition.id),
    });
    ticket.previousFindings = [finding.id];
    ticket.dateClosed = addDays(closed, 1);
    for (const {id} of others) taken.add(id);
  }
}

interface TicketPlan {
  name: string;
  assigned: string;
  status: string;
  /** In days before the sample's present. */
  opened: number;
  campaign?: string;
  sprint?: string;
  /** The key that an automation grouped the findings by. A manually created ticket has none. */
  buid?: string;
  /** The person who created it manually. */
  createdBy?: string;
}

function addTicket(
  draft: RecordDrafts,
  findings: DraftRecord[],
  {name, assigned, status, opened, campaign, sprint, buid, createdBy}: TicketPlan,
): DraftRecord {
  const [first] = findings;
  if (!first) throw new Error(`the ticket "${name}" has no findings`);
  const incident = 4211 + draft.of(...findingModels.map(ticketOf)).length;
  const isClosed = statuses.ticket.find((each) => each.name === status)?.category === 'Closed';
  const fixed = findings
    .map(({lastFixed}) => String(lastFixed ?? ''))
    .toSorted()
    .at(-1);
  const created = addDays('2025-12-15T00:44:00Z', -opened);
  const ended = fixed && fixed > created ? addDays(fixed, 1) : addDays(created, 1);
  const closed = ended < lastRun ? ended : lastRun;
  return draft.add(ticketOf(first.typeName), {
    uid: `TCK-${String(incident).padStart(6, '0')}`,
    buid,
    createdBy,
    name,
    externalUids: incident % 3 ? `INC00${10_000 + incident}` : undefined,
    assigned,
    status,
    statusCategory: isClosed ? 'Closed' : 'Open',
    dateCreated: created,
    dateClosed: isClosed ? closed : undefined,
    recommendation: draft.get(String(first.type)).recommendation,
    findings: findings.map(({id}) => id),
    remediationCampaigns: campaign ? [campaign] : undefined,
    sprint,
  });
}
