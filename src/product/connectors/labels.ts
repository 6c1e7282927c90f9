import type {Connector} from './schema';

/** How a reader sees each direction. */
export const directionLabels: Record<Connector['direction'], string> = {
  in: 'Reads records',
  both: 'Reads records, writes tickets',
};

/** How a reader sees where the product runs. */
export const hostingLabels: Record<Connector['hosting'], string> = {
  cloud: 'Cloud',
  'on-premises': 'On-premises',
  both: 'Cloud or on-premises',
};

/** How a reader sees the state of a connector. */
export const statusLabels: Record<Connector['status'], string> = {
  current: 'Current',
  deprecated: 'Deprecated',
  retired: 'Retired',
};
