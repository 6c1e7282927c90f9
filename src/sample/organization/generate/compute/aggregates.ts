import type {Udm} from '../../../../product/udm/udm';
import {aggregate} from '../../scoring/base-score';
import {score} from '../../scoring/risk-score';
import {worst} from '../../scoring/service-level';
import type {Cluster} from '../clusters';
import type {DraftRecord, RecordDrafts} from '../draft';
import {assetModels, assetsOf, findingModels} from '../families';
import {fillKnown} from '../fill-known';
import {type Related, referredBy, referringBy, through} from './referring';

const ownershipModels = ['RiskOwner', 'RemediationOwner', 'InformedUser'];

/**
 * Computes counts and compliance for records with findings, and scores for records covered by a built-in scoring model.
 */
export function computeAggregates(draft: RecordDrafts, clusters: Cluster[], udm: Udm): void {
  const findings = draft.of(...findingModels);
  const assets = assetsOf(draft);
  const kindsOf = (model: string) => udm.concreteModelsOf(model).map(({typeName}) => typeName);
  const tickets = kindsOf('Ticket');
  const definitions = kindsOf('FindingDefinition');

  const onAsset = referringBy('targets', findings);
  const ofType = referringBy('type', findings);
  const inTicket = referredBy('findings', draft);
  const ofOwner = through(referringBy('owners', assets), onAsset);
  const supporting = through(referringBy('applications', assets), onAsset);
  const ofApplications = through(
    referringBy('businessServices', draft.of('Application')),
    (application) => [...onAsset(application), ...supporting(application)],
  );
  const ofAssets = through(referringBy('businessServices', assets), onAsset);
  const ofService: Related = (service) => [...ofAssets(service), ...ofApplications(service)];
  const ofUnit = through(referringBy('businessUnits', draft.of('BusinessService')), ofService);

  const summarize = (models: string[], findingsOf: Related, scoredBy?: string) => {
    const scoringModel = scoredBy && draft.named('RiskScoringModel', scoredBy).id;
    for (const record of draft.of(...models)) {
      const open = openOnes(findingsOf(record));
      fillKnown(record, countsOf(open), udm);
      if (scoringModel) fillKnown(record, {...scoreOf(open), riskScoringModel: scoringModel}, udm);
    }
  };

  summarize(assetModels, onAsset, 'Asset default');
  summarize(['Package'], referringBy('packages', findings), 'Asset default');
  summarize(tickets, inTicket, 'Ticket default');
  summarize(['Person'], ofOwner);
  summarize(['Team'], through(referredBy('members', draft), ofOwner));
  summarize(['BusinessService'], ofService);
  summarize(['BusinessUnit'], ofUnit);
  summarize(['Company'], through(referringBy('companies', draft.of('BusinessUnit')), ofUnit));
  summarize(['Assessment'], referringBy('assessment', findings));
  summarize(
    ['RemediationCampaign'],
    through(referringBy('remediationCampaigns', draft.of(...tickets)), inTicket),
  );
  summarize(kindsOf('Request'), referredBy('targets', draft));
  summarize(definitions, ofType);
  summarize(['FindingType'], through(referringBy('findingType', draft.of(...definitions)), ofType));
  for (const [model, attribute] of [
    ['SlaDefinition', 'slaDefinition'],
    ['RiskScoringModel', 'riskScoringModel'],
    ['StatusConfigurationModel', 'statusConfigurationModel'],
  ] as const)
    summarize([model], referringBy(attribute, findings));
  for (const {record, attribute, takesFindings} of distinctKinds(clusters))
    summarize(
      [record.typeName],
      takesFindings
        ? referringBy(attribute, findings)
        : through(referringBy(attribute, assets), onAsset),
      ownershipModels.includes(record.typeName) ? 'Cluster default' : undefined,
    );
}

/** Returns one cluster of each model. */
function distinctKinds(clusters: Cluster[]): Iterable<Cluster> {
  return new Map(clusters.map((cluster) => [cluster.record.typeName, cluster])).values();
}

/** Returns the open findings, each once. */
function openOnes(findings: readonly DraftRecord[]): DraftRecord[] {
  return [...new Set(findings)].filter(({statusCategory}) => statusCategory === 'Open');
}

function scoreOf(open: DraftRecord[]) {
  return score(
    aggregate(
      'Maximum',
      open.map(({riskScore}) => Number(riskScore)),
    ),
  );
}

function countsOf(open: DraftRecord[]) {
  const statuses = open.map(({complianceStatus}) => String(complianceStatus));
  return {
    openFindingCount: open.length,
    numberOutOfCompliance: statuses.filter((status) => status === 'Out of SLA').length,
    complianceStatus: worst(statuses),
  };
}
