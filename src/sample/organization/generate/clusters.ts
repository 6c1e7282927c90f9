import type {Input} from '../schema/input';
import type {RuleTest} from '../scoring/condition';
import {ours, shipped} from './configuration';
import {type DraftRecord, ids, type RecordDrafts} from './draft';
import {assetsOf} from './families';
import {slug, userOf} from './people';

/** A cluster record, with the rules for its members. */
export interface Cluster {
  record: DraftRecord;
  condition: readonly RuleTest[];
  /** What the condition tests. If it's "asset", findings join their assets' clusters. */
  of: 'asset' | 'finding';
  /** A member's reference to its cluster. */
  attribute: string;
  /** Whether a member can have several. */
  many: boolean;
  /** Whether findings also join, or only findings do. */
  takesFindings: boolean;
}

/** Adds the clusters, each with its condition. */
export function addClusters(draft: RecordDrafts, {policy, organization}: Input): Cluster[] {
  const clusters: Cluster[] = [];
  const gather = (
    model: string,
    target: Pick<Cluster, 'of' | 'attribute' | 'many'>,
    {
      name,
      condition,
      ...attributes
    }: {name: string; condition: readonly RuleTest[]} & Record<string, unknown>,
  ) => {
    const members = attributes.members as string[] | undefined;
    const record = draft.add(model, {
      ...ours,
      ...(attributes as Parameters<RecordDrafts['add']>[1]),
      uid: `${slug(model)}-${slug(name)}`,
      name,
      members: members?.map((person) => userOf(draft, person)),
      hasInactiveMembers: members?.some((person) => !draft.get(userOf(draft, person)).active),
    });
    clusters.push({record, condition, ...target, takesFindings: target.of === 'finding'});
  };
  const one = (attribute: string) => ({of: 'asset', attribute, many: false}) as const;
  const several = (attribute: string) => ({of: 'asset', attribute, many: true}) as const;

  for (const group of policy.environments) gather('Environment', several('environments'), group);
  for (const group of organization.riskOwners) gather('RiskOwner', one('riskOwner'), group);
  for (const group of organization.remediationOwners)
    gather('RemediationOwner', one('remediationOwner'), group);
  for (const group of organization.informedUsers)
    gather('InformedUser', several('informedUsers'), group);
  for (const group of organization.assetProfiles)
    gather('AssetProfile', several('profiles'), group);
  for (const group of organization.assetDomains) gather('AssetDomain', several('domains'), group);
  for (const {name, vendor, endOfSupport, path, value} of organization.technologies)
    gather('AssetTechnology', several('technologies'), {
      name,
      vendor,
      endOfSupport: endOfSupport && `${endOfSupport}T00:00:00Z`,
      condition: [{path, is: value}],
    });
  for (const kind of new Set(assetsOf(draft).flatMap(({categories}) => ids(categories)[0] ?? [])))
    gather('AssetType', one('type'), {
      ...shipped,
      name: kind,
      condition: [{path: 'categories', has: [kind]}],
    });
  for (const group of organization.findingProfiles)
    gather('FindingProfile', {of: 'finding', attribute: 'profiles', many: true}, group);
  for (const [name, vendor] of Object.entries(organization.affectedTechnologies)) {
    const products = draft.of('CpeRecord').filter((cpe) => cpe.vendor === vendor);
    gather(
      'AffectedTechnology',
      {of: 'finding', attribute: 'affectedTechnologies', many: true},
      {
        name,
        vendor: name,
        cpeRecords: products.map(({id}) => id),
        condition: [{path: 'type.cpeRecords.vendor', is: vendor}],
      },
    );
  }
  for (const {name, value, reason, shipped: isShipped, condition} of policy.riskFactors) {
    const isAboutAssets = condition.every(({path}) => path.startsWith('targets.'));
    gather(
      'RiskFactor',
      {of: isAboutAssets ? 'asset' : 'finding', attribute: 'riskFactors', many: true},
      {
        ...(isShipped ? shipped : ours),
        name,
        value,
        reason,
        condition: isAboutAssets
          ? condition.map((test) => ({...test, path: test.path.replace('targets.', '')}))
          : condition,
      },
    );
  }
  return clusters;
}
