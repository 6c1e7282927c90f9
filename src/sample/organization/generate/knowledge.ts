import type {Input} from '../schema/input';
import type {Cve} from '../schema/knowledge';
import {cvssV2, cvssV3, metricsOf, severityOf} from '../scoring/cvss';
import {notThere, type RecordDrafts} from './draft';

const midnight = (date: string) => `${date}T00:00:00Z`;

/** Adds public knowledge: weaknesses, attack patterns, ATT&CK, products, CVEs, and bulletins. */
export function addKnowledge(draft: RecordDrafts, {cves, knowledge}: Input): void {
  addCatalogs(draft, knowledge);
  for (const cve of cves) addCve(draft, cve, knowledge);
  for (const {id, name, publisher, published, cves: announced, url} of knowledge.advisories)
    draft.add('SecurityAdvisory', {
      uid: id,
      name,
      summary: `Published by ${publisher}`,
      publishedDate: midnight(published),
      cveIds: announced,
      cveRecords: announced.map((cve) => recordOf(draft, 'CveRecord', cve)),
      references: [url],
    });
  for (const cve of draft.of('CveRecord').filter(({cisaExploited}) => cisaExploited))
    draft.add('ThreatIntelligence', {
      uid: `kev-${cve.uid}`,
      name: `${cve.uid} is exploited in the wild`,
      severity: 'Critical',
      cveIds: [String(cve.uid)],
      cveRecords: [cve.id],
      summary: `In CISA's catalog of known exploited vulnerabilities since ${String(cve.cisaAddedDate).slice(0, 10)}`,
    });
}

/** Returns the ID of the record with a `uid`, the name that catalogs give their entries. */
export function recordOf(draft: RecordDrafts, model: string, uid: string): string {
  const record = draft.of(model).find((each) => each.uid === uid);
  if (!record) throw notThere(`no ${model} has the uid ${uid}`);
  return record.id;
}

function addCatalogs(draft: RecordDrafts, knowledge: Input['knowledge']): void {
  for (const [number, name] of Object.entries(knowledge.weaknesses))
    draft.add('Weakness', {uid: `CWE-${number}`, name, displayName: `CWE-${number}: ${name}`});
  const patterns = knowledge.attackPatterns.toSorted(
    (a, b) => Number(a.child !== undefined) - Number(b.child !== undefined),
  );
  for (const {id, name, weaknesses, child} of patterns)
    draft.add('AttackPattern', {
      uid: `CAPEC-${id}`,
      name,
      displayName: `CAPEC-${id}: ${name}`,
      url: `https://capec.mitre.org/data/definitions/${id}.html`,
      weaknesses: weaknesses.map((number) => recordOf(draft, 'Weakness', `CWE-${number}`)),
      attackPatterns:
        child === undefined ? undefined : [recordOf(draft, 'AttackPattern', `CAPEC-${child}`)],
    });
  for (const [uid, name] of Object.entries(knowledge.attackTactics))
    draft.add('AttackTactic', {uid, name, displayName: `${uid}: ${name}`});
  for (const {id, name, tactics, parent} of knowledge.attackTechniques)
    draft.add('AttackTechnique', {
      uid: id,
      name,
      displayName: `${id}: ${name}`,
      domain: 'enterprise-attack',
      url: `https://attack.mitre.org/techniques/${id.replace('.', '/')}/`,
      attackTactics: tactics.map((tactic) => recordOf(draft, 'AttackTactic', tactic)),
      attackTechniques: parent ? [recordOf(draft, 'AttackTechnique', parent)] : undefined,
    });
  for (const {id, name, techniques} of knowledge.attackMitigations)
    draft.add('AttackMitigation', {
      uid: id,
      name,
      displayName: `${id}: ${name}`,
      domain: 'enterprise-attack',
      url: `https://attack.mitre.org/mitigations/${id}/`,
      attackTechniques: techniques.map((technique) =>
        recordOf(draft, 'AttackTechnique', technique),
      ),
    });
}

const operatingSystems = /^(windows|ios|linux_kernel|pan-os|fortios)|_firmware$/;

/** Returns a product with its CPE name. Each product is created once. */
function productOf(draft: RecordDrafts, product: string): string {
  const [vendor = '', name = ''] = product.split(' ');
  const isSystem = operatingSystems.test(name);
  const uid = `cpe:2.3:${isSystem ? 'o' : 'a'}:${vendor}:${name}:*:*:*:*:*:*:*:*`;
  const known = draft.of('CpeRecord').find((each) => each.uid === uid);
  const record =
    known ??
    draft.add('CpeRecord', {
      uid,
      name: uid,
      displayName: readable(product),
      vendor,
      product: name,
      part: isSystem ? 'Operating system' : 'Application',
    });
  return record.id;
}

function readable(product: string): string {
  return product.replaceAll('_', ' ').replaceAll('\\', '');
}

function addCve(draft: RecordDrafts, cve: Cve, knowledge: Input['knowledge']): void {
  const {techniquesOf, requiredActions} = knowledge;
  const techniques = Object.entries(techniquesOf).filter(([, ids]) => ids.includes(cve.id));
  const [likelihood, percentile, epssDate] = cve.epss ?? [];
  const scores = cvssAttributes(cve);
  const baseScore = Number(scores.cvssV3BaseScore ?? scores.cvssV2BaseScore);
  draft.add('CveRecord', {
    uid: cve.id,
    name: cve.id,
    displayName: cve.id,
    summary: cve.title,
    alias: /\(([A-Z][\w ]+)\)$/.exec(cve.title)?.[1],
    publishedDate: midnight(cve.published),
    source: 'NVD',
    cvssV4BaseVectorSource: cve.v4?.[2],
    cvssV3BaseVectorSource: cve.v3 && (cve.by ?? 'NVD'),
    severity: severityOf(baseScore),
    severityScore: baseScore,
    cisaExploited: Boolean(cve.kev),
    cisaAddedDate: cve.kev && midnight(cve.kev[0]),
    cisaDueDate: cve.kev && midnight(cve.kev[1]),
    cisaVulnerabilityName: cve.kevName,
    cisaRequiredAction: cve.kevAction && requiredActions[cve.kevAction],
    cisaKnownRansomwareUse: cve.ransomware,
    epssLikelihood: likelihood,
    epssPercentile: percentile,
    epssDate: epssDate && midnight(epssDate),
    affected: cve.product ? [readable(cve.product)] : undefined,
    cpeRecords: cve.product ? [productOf(draft, cve.product)] : undefined,
    weaknesses: cve.cwe.map((number) => recordOf(draft, 'Weakness', `CWE-${number}`)),
    attackTechniques: techniques.map(([id]) => recordOf(draft, 'AttackTechnique', id)),
    attackPatterns: patternsOf(draft, cve.cwe),
    references: [`https://nvd.nist.gov/vuln/detail/${cve.id}`],
    ...scores,
  });
}

/** Returns the attack patterns that exploit some weaknesses. */
export function patternsOf(draft: RecordDrafts, cwe: number[]): string[] {
  const weaknesses = cwe.map((number) => recordOf(draft, 'Weakness', `CWE-${number}`));
  return draft
    .of('AttackPattern')
    .filter((pattern) => [pattern.weaknesses].flat().some((id) => weaknesses.includes(String(id))))
    .map(({id}) => id);
}

const words: Record<string, Record<string, string>> = {
  AV: {N: 'Network', A: 'Adjacent network', L: 'Local', P: 'Physical'},
  AC: {L: 'Low', M: 'Medium', H: 'High'},
  PR: {N: 'None', L: 'Low', H: 'High'},
  UI: {N: 'None', R: 'Required'},
  Au: {N: 'None', S: 'Single', M: 'Multiple'},
  impact: {N: 'None', L: 'Low', H: 'High', P: 'Partial', C: 'Complete'},
};

/** Returns the CVSS attributes from the vectors. */
export function cvssAttributes({
  v4,
  ...older
}: Pick<Cve, 'v4' | 'v3' | 'v3Version' | 'v2'>): Record<string, string | number> {
  if (!v4) return olderCvss(older);
  const [cvssV4BaseScore, cvssV4Vector] = v4;
  return {
    cvssV4BaseScore,
    cvssV4Severity: severityOf(cvssV4BaseScore).toUpperCase(),
    cvssV4Vector,
    ...olderCvss(older),
  };
}

function olderCvss({
  v3,
  v3Version,
  v2,
}: Pick<Cve, 'v3' | 'v3Version' | 'v2'>): Record<string, string | number> {
  if (v3) {
    const metrics = metricsOf(v3);
    const baseScore = cvssV3(v3);
    return {
      cvssV3Vector: `CVSS:${v3Version ?? '3.1'}/${v3}`,
      cvssV3BaseScore: baseScore,
      cvssV3Severity: severityOf(baseScore),
      cvssV3AttackVector: word('AV', metrics.AV),
      cvssV3AttackComplexity: word('AC', metrics.AC),
      cvssV3PrivilegesRequired: word('PR', metrics.PR),
      cvssV3UserInteraction: word('UI', metrics.UI),
      cvssV3ConfidentialityImpact: word('impact', metrics.C),
      cvssV3IntegrityImpact: word('impact', metrics.I),
      cvssV3AvailabilityImpact: word('impact', metrics.A),
    };
  }
  const metrics = metricsOf(v2 ?? '');
  return {
    cvssV2Vector: v2 ?? '',
    cvssV2BaseScore: cvssV2(v2 ?? ''),
    cvssV2AccessVector: word('AV', metrics.AV),
    cvssV2AccessComplexity: word('AC', metrics.AC),
    cvssV2Authentication: word('Au', metrics.Au),
    cvssV2ConfidentialityImpact: word('impact', metrics.C),
    cvssV2IntegrityImpact: word('impact', metrics.I),
    cvssV2AvailabilityImpact: word('impact', metrics.A),
  };
}

function word(kind: string, letter = ''): string {
  return words[kind]?.[letter] ?? letter;
}
