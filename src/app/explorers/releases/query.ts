import {type Query as Asked, queryFormat} from '../kit/query';

/** The filters: what is released, what kind of change, where; between which months; between which versions. */
export const parts = ['product', 'kind', 'area', 'since', 'until', 'from', 'to'] as const;

export type Part = (typeof parts)[number];

/** What a reader asks of the releases; empty texts ask nothing. */
export type Query = Asked<Part>;

export const format = queryFormat<Part>(...parts);

/** Whether the question is what changed between two versions. */
export const isComparison = ({from, to}: Query) => from !== '' || to !== '';

/** The product whose versions are compared: the platform, unless the agent or Connect is chosen. */
export const comparedProduct = ({product}: Query) =>
  product === 'agent' || product === 'connect' ? product : 'platform';
