import type {Udm} from '../../product/udm/udm';

/** The attributes to show for each model if the query names none. */
const columns: [model: string, attributes: string[]][] = [
  ['Asset', ['riskRating', 'riskScore', 'status', 'lastSeen']],
  ['Finding', ['severity', 'riskRating', 'riskScore', 'status', 'dueDate']],
  ['FindingDefinition', ['severity', 'cveIds', 'cvssV3BaseScore']],
  ['Ticket', ['status', 'riskRating', 'riskScore', 'dueDate']],
  ['Request', ['status', 'riskRating', 'dateLastSubmitted']],
  ['CveRecord', ['severity', 'cvssV3BaseScore', 'epssLikelihood', 'cisaExploited']],
  ['Person', ['department', 'jobTitle', 'employmentStatus']],
  ['User', ['username', 'email', 'active', 'lastLogin']],
  ['ClusterModel', ['total', 'riskRating', 'riskScore']],
  ['SourceModel', ['connectorName', 'dataIntegrationTitle', 'lastIntegrated']],
];

/** Returns the attributes of a result without RETURN, shown next to the record itself. */
export function defaultColumns(models: string[], udm: Udm): string[] {
  const [first = ''] = models;
  const [, attributes = ['description']] = columns.find(([model]) => udm.isA(first, model)) ?? [];
  return attributes.filter((name) => udm.attributeOf(first, name));
}
