import type {DraftRecord, RecordDrafts} from './draft';

/** Asset models that have records in the sample. */
export const assetModels = [
  'Account',
  'ApiEndpoint',
  'Application',
  'Certificate',
  'Certification',
  'CloudResource',
  'Cluster',
  'CodeProject',
  'CodeRepository',
  'Container',
  'ContainerImage',
  'Device',
  'Domain',
  'Host',
  'HostImage',
  'IpRange',
  'NetworkSegment',
  'Package',
  'Service',
  'Site',
  'Subnet',
];

export function assetsOf(draft: RecordDrafts): readonly DraftRecord[] {
  return draft.of(...assetModels);
}

/** Models of findings. */
export const findingModels = [
  'Vulnerability',
  'Violation',
  'Alert',
  'StaticCodeFinding',
  'DynamicCodeFinding',
  'OpenSourceFinding',
  'PentestFinding',
  'ManualFinding',
];

/** Returns every finding of a definition, by the definition's name. */
export function ofDefinition(draft: RecordDrafts, title: string): DraftRecord[] {
  return draft.of(...findingModels).filter(({type}) => draft.get(String(type)).name === title);
}
