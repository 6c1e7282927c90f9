import {type Query as Asked, queryFormat} from '../kit/query';

/** The filters, each a fact of a connector; of several data models, one has to fit. */
export const parts = [
  'category',
  'model',
  'direction',
  'authentication',
  'hosting',
  'status',
] as const;

export type Part = (typeof parts)[number];

/** What a reader asks of the directory; empty texts ask nothing. */
export type Query = Asked<Part>;

export const format = queryFormat<Part>(...parts);
