import type {Input} from '../schema/input';
import type {DraftRecord, RecordDrafts} from './draft';
import {cvssAttributes, patternsOf, recordOf} from './knowledge';
import {slug} from './people';

/** A finding definition, and the assets that can have it. */
export interface Definition {
  record: DraftRecord;
  on: string[];
}

/** Definitions of flaws in the organization's own software. */
const byHandOrScan = /^(Static|Dynamic|Pentest)/;

const libraries = ['maven', 'npm', 'pypi', 'react'];

/**
 * Adds all finding definitions. A library's CVE becomes an open source finding definition, and any other CVE a
 * vulnerability definition.
 */
export function addDefinitions(
  draft: RecordDrafts,
  {cves, definitions, knowledge, policy}: Input,
): Definition[] {
  const define = (model: string, on: string[], attributes: Parameters<RecordDrafts['add']>[1]) => {
    if (on.length === 0) return [];
    const findingType = draft.named('FindingType', policy.findingTypes[model] ?? '').id;
    return [{record: draft.add(model, {...attributes, findingType}), on}];
  };
  const owaspOf = (weaknesses: number[]) =>
    Object.entries(knowledge.owaspCategories).flatMap(([name, its]) =>
      its.some((number) => weaknesses.includes(number)) ? [name] : [],
    );
  const made = cves.flatMap((cve) => {
    const cveRecord = draft.get(recordOf(draft, 'CveRecord', cve.id));
    const onLibraries = cve.on.filter((run) => libraries.includes(run));
    const onSystems = cve.on.filter((run) => !libraries.includes(run));
    const attributes = {
      uid: cve.id,
      name: cve.id,
      displayName: `${cve.id} ${cve.title}`,
      summary: cve.title,
      severity: cveRecord.severity,
      severityNumber: cveRecord.severityScore,
      cveIds: [cve.id],
      cveRecords: [cveRecord.id],
      cweIds: cve.cwe.map((number) => `CWE-${number}`),
      weaknesses: cveRecord.weaknesses,
      cpeRecords: cveRecord.cpeRecords,
      affected: cveRecord.affected,
      publishedDate: cveRecord.publishedDate,
      patchAvailable: true,
      recommendation: cve.fix ?? `Update ${cveRecord.affected} to a release with the fix.`,
      references: cveRecord.references,
      source: 'CVE',
      ...cvssAttributes(cve),
    };
    return [
      ...define('VulnerabilityDefinition', onSystems, attributes),
      ...define('OpenSourceFindingDefinition', onLibraries, attributes),
    ];
  });
  const others = Object.entries(definitions).flatMap(([model, list]) =>
    list.flatMap(
      ({name, uid, severity, on, cwe, fix, category, policy, controls, techniques}, index) =>
        define(model, on, {
          uid: uid ?? `${model.replaceAll(/[a-z]/g, '')}-${index + 1}-${slug(name).slice(0, 12)}`,
          name,
          severity,
          category,
          cweIds: cwe.map((number) => `CWE-${number}`),
          weaknesses: cwe.map((number) => recordOf(draft, 'Weakness', `CWE-${number}`)),
          recommendation: fix,
          policyName: policy,
          controlIds: controls,
          attackTechniques: techniques.map((id) => recordOf(draft, 'AttackTechnique', id)),
          attackPatterns:
            model.startsWith('Dynamic') || model.startsWith('Pentest')
              ? patternsOf(draft, cwe)
              : undefined,
          owaspCategories: byHandOrScan.test(model) ? owaspOf(cwe) : undefined,
          source: model === 'StaticCodeFindingDefinition' ? 'Fortify' : 'Larkfield',
        }),
    ),
  );
  return [...made, ...others];
}
