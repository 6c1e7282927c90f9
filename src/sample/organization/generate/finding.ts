import {statuses} from '../../../product/facts';
import {now} from '../now';
import {addDays, daysBetween} from '../scoring/time';
import type {DraftRecord, RecordDrafts} from './draft';
import type {Asset} from './machines';
import type {Random} from './random';

/** The history of a finding. */
export interface Story {
  status: string;
  /** In days before the sample's present. */
  found: number;
  fixed?: number;
  results?: string;
}

/** Returns the finding's model: `Vulnerability` for a vulnerability definition, and so on. */
export function modelOf(definition: DraftRecord): string {
  return definition.typeName.replace(/Definition$/, '');
}

/** Adds a finding of a definition on an asset. */
export function addFinding(
  draft: RecordDrafts,
  definition: DraftRecord,
  {record: asset, sources}: Asset,
  {status, found, fixed, results}: Story,
  details: Random,
): void {
  const model = modelOf(definition);
  const isOpen = statuses.finding.find(({name}) => name === status)?.category === 'Open';
  const scan = '2025-12-15T02:10:00Z';
  const gone = daysBetween(String(asset.lastAssessed ?? asset.lastSeen), now);
  const seenBy = sources.filter((source) => source !== 'servicenow');
  const byHand = model === 'PentestFinding' || model === 'ManualFinding';
  const twice = seenBy.length > 1 && details.chance(0.35);
  const number = draft.of(model).length + 1;
  const port = model === 'Vulnerability' ? portOf(definition) : undefined;
  const finding = draft.add(model, {
    uid: `${prefixOf(model)}-${String(number).padStart(5, '0')}`,
    name: `${definition.name} on ${asset.name}`,
    displayName: `${definition.name} on ${asset.name}`,
    type: definition.id,
    targets: [asset.id],
    severity: definition.severity,
    status,
    statusCategory: isOpen ? 'Open' : 'Closed',
    timesReopened: status === 'Reopened' ? 1 : 0,
    confidence: details.pick(['Confirmed', 'Firm', 'Firm', 'Tentative']),
    firstFound: addDays(scan, -found),
    lastFound: addDays(scan, byHand ? -found : status === 'Fixed' ? -(fixed ?? 0) - 1 : -gone),
    lastFixed: fixed === undefined ? undefined : addDays('2025-12-15T18:00:00Z', -fixed - 1),
    results,
    port,
    protocol: port ? 'TCP' : undefined,
    ...ofModel(model, String(definition.name), asset, details),
  });
  if (!byHand) draft.reporters.set(finding.id, twice ? seenBy : seenBy.slice(0, 1));
}

function prefixOf(model: string): string {
  return model.replaceAll(/[a-z]/g, '');
}

function portOf({summary}: DraftRecord): number | undefined {
  const text = String(summary);
  if (/SSH/.test(text)) return 22;
  if (/SMB/.test(text)) return 445;
  if (/Tomcat|Spring/.test(text)) return 8080;
  return /HTTP|TLS|SSL VPN|Exchange|NetScaler|PAN-OS|BIG-IP/.test(text) ? 443 : undefined;
}

const files: Record<string, string[]> = {
  Java: ['OrderQuery.java', 'Invoice.java', 'Session.java', 'ImportJob.java', 'Upload.java'],
  TypeScript: ['search.tsx', 'cart.ts', 'login.ts', 'profile.tsx'],
  Python: ['ingest.py', 'prices.py', 'report.py', 'sync.py'],
  HCL: ['main.tf', 'network.tf'],
};

function ofModel(model: string, title: string, asset: DraftRecord, details: Random) {
  if (model === 'StaticCodeFinding') {
    const language = String(asset.summary);
    return {
      fileName: `src/${details.pick(files[language] ?? ['main'])}`,
      languages: [language],
      method: details.pick(['load', 'save', 'find', 'render', 'handle']),
    };
  }
  if (model === 'DynamicCodeFinding') {
    const path = /log(in|out)/.test(title)
      ? '/login'
      : details.pick(['/search', '/cart', '/account', '/orders', '/contact']);
    return {path, url: `https://${asset.name}${path}`};
  }
  return {};
}
