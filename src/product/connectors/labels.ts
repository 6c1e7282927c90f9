import type {Connector} from './schema';

/** The label of each direction. */
export const directionLabels: Record<Connector['direction'], string> = {
  in: 'Reads records',
  both: 'Reads records, writes tickets',
};

/** The label of each kind of hosting. */
export const hostingLabels: Record<Connector['hosting'], string> = {
  cloud: 'Cloud',
  'on-premises': 'On-premises',
  both: 'Cloud or on-premises',
};

/** The label of each connector status. */
export const statusLabels: Record<Connector['status'], string> = {
  current: 'Current',
  deprecated: 'Deprecated',
  retired: 'Retired',
};
