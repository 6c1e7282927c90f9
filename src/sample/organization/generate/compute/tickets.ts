import {InputError} from '../../../../base/source/input-error';
import type {Udm} from '../../../../product/udm/udm';
import {now} from '../../now';
import type {Input} from '../../schema/input';
import {compliance, dueDate, levelOf} from '../../scoring/service-level';
import {daysBetween} from '../../scoring/time';
import {type DraftRecord, fill, ids, type RecordDrafts} from '../draft';

/**
 * Computes due dates of tickets, which count from their own creation rather than from their findings, and also ages and
 * progress.
 */
export function computeTickets(draft: RecordDrafts, {policy, at}: Input, udm: Udm): void {
  const sla = policy.slaDefinitions.find(({on}) => on === 'Ticket');
  if (!sla) {
    throw new InputError(
      `${at('policy', ['slaDefinitions'])}  no definition is for tickets  add one with "on: Ticket"`,
    );
  }
  for (const {typeName} of udm.concreteModelsOf('Ticket'))
    for (const ticket of draft.of(typeName)) {
      const findings = ids(ticket.findings).map((id) => draft.get(id));
      const isOpen = ticket.statusCategory === 'Open';
      const created = String(ticket.dateCreated);
      const end = isOpen ? now : String(ticket.dateClosed);
      const level = levelOf(sla.levels, scoreOf(ticket, findings));
      const due = level && dueDate(created, {length: level.days, unit: 'Days'}, sla.calendarPolicy);
      const closed = findings.filter(({statusCategory}) => statusCategory === 'Closed');
      fill(ticket, {
        ageInDays: daysBetween(created, end),
        daysToFix: isOpen ? undefined : daysBetween(created, end),
        dueDate: due,
        sla: level?.days,
        slaLevel: level?.name,
        slaDefinition: level && draft.named('SlaDefinition', sla.name).id,
        slaDefinitionName: level && sla.name,
        complianceStatus: compliance(due, end, isOpen ? policy.nearDays : undefined),
        progress: Math.floor((100 * closed.length) / findings.length),
        ...between(findings),
      });
    }
}

/** A closed ticket has no open findings, so its score comes from the findings that it used to have. */
function scoreOf({statusCategory, riskScore}: DraftRecord, findings: DraftRecord[]): number {
  return statusCategory === 'Open'
    ? Number(riskScore)
    : Math.max(...findings.map((finding) => Number(finding.riskScore)));
}

function between(findings: DraftRecord[]) {
  const first = findings.map(({firstFound}) => String(firstFound)).toSorted();
  const last = findings.map(({lastFound}) => String(lastFound)).toSorted();
  return {sourceFirstFound: first.at(0), sourceLastFound: last.at(-1)};
}
