import type {EntryKind} from './kinds';
import type {Release} from './release';

/** The badges for a section, with the kind of release note entry that matches each. */
export const badges = {
  since: {kind: 'new', text: 'Since'},
  deprecated: {kind: 'deprecated', text: 'Deprecated since'},
  retired: {kind: 'deprecated', text: 'Retired since'},
} as const satisfies Record<string, {kind: EntryKind; text: string}>;

export type BadgeName = keyof typeof badges;

export const badgeNames = Object.keys(badges) as BadgeName[];

const products = {platform: '', connector: 'connector ', agent: 'agent ', connect: 'Connect '};

/** Returns "Since 11.31", "Since agent 3.4", "Retired since 11.28". */
export const badgeText = (name: BadgeName, {product, version}: Release): string =>
  `${badges[name].text} ${products[product]}${version}`;
