import {addDays} from '../scoring/time';
import {type DraftRecord, ids, type RecordDrafts} from './draft';
import {findingModels} from './families';
import type {Asset} from './machines';
import {userOf} from './people';

/** Adds scans, builds, and manual tests, with the assets that each examined and the findings that it discovered. */
export function addAssessments(draft: RecordDrafts, assets: Asset[]): void {
  const latest = new Map<string, DraftRecord>();
  for (const name of ['Weekly scan of servers', 'Weekly scan of clients', 'Plant discovery'])
    for (const days of [14, 7, 0]) latest.set(name, assess(draft, name, days, 3));
  for (const [index, asset] of [...draft.of('CodeProject'), ...draft.of('Site')].entries()) {
    const name = automaticOf(asset) ?? '';
    const size = {linesOfCode: 8000 + 3700 * index, numberOfFiles: 90 + 41 * index};
    const assessment = assess(draft, name, index % 9, 1);
    latest.set(name, asset.typeName === 'Site' ? assessment : Object.assign(assessment, size));
  }
  assess(draft, 'Pentest of telematics', -21, 0);
  const wish = draft.add('Assessment', {
    uid: 'review-of-osterby',
    name: 'Review of Osterby',
    status: 'Requested',
    requestDate: '2025-12-11T09:00:00Z',
    requestedBy: userOf(draft, 'Mara Voss'),
  });
  wish.targets = draft
    .of('Host')
    .flatMap(({id, name}) => (String(name).startsWith('ost-') ? [id] : []));

  const tested = new Map(assets.map(({record, tested: days}) => [record.id, days]));
  for (const finding of draft.of(...findingModels)) {
    const target = draft.get(ids(finding.targets)[0] ?? '');
    const byHand = finding.typeName === 'PentestFinding' || finding.typeName === 'ManualFinding';
    const days = tested.get(target.id);
    const name = byHand ? byHandOf(target) : automaticOf(target);
    if (!name || (byHand && days === undefined)) continue;
    const assessment = latest.get(name) ?? assess(draft, name, days ?? 0, 80);
    latest.set(name, assessment);
    finding.assessment = assessment.id;
    assessment.targets = [...new Set([...ids(assessment.targets), target.id])];
  }
}

function assess(draft: RecordDrafts, name: string, days: number, hours: number): DraftRecord {
  const startTime = addDays('2025-12-14T23:00:00Z', -days);
  return draft.add('Assessment', {
    uid: `${name.toLowerCase().replaceAll(' ', '-')}-${startTime.slice(0, 10)}`,
    name,
    status: hours > 0 ? 'Completed' : 'Scheduled',
    startTime,
    endTime: hours > 0 ? addDays(startTime, hours / 24) : undefined,
    requestDate: addDays(startTime, -14),
    requestedBy: userOf(draft, 'Oskar Nowak'),
  });
}

/** Returns the automatic scan or build that examines an asset. */
function automaticOf({typeName, name, tags, categories}: DraftRecord): string | undefined {
  if (typeName === 'CodeProject') return `Build of ${name}`;
  if (typeName === 'Site') return `Web scan of ${name}`;
  if (typeName !== 'Host' && typeName !== 'Device') return undefined;
  if (ids(tags).includes('OT')) return 'Plant discovery';
  return ids(categories).includes('Workstation')
    ? 'Weekly scan of clients'
    : 'Weekly scan of servers';
}

/** Returns the manual test of an asset. */
function byHandOf({typeName, tags}: DraftRecord): string {
  if (typeName === 'Service') return 'Supplier review';
  return ids(tags).includes('unit:bank') ? 'Pentest of online banking' : 'Pentest of the store';
}
