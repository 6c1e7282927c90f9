import {type Query as Asked, queryFormat} from '../kit/query';

/** The filters: a key of `attributeTypes`, a key of `families.yaml`, a verb, a value that a choice can hold. */
export type Part = 'type' | 'family' | 'verb' | 'value';

/** What a reader asks of the explorer; empty texts ask nothing. */
export type Query = Asked<Part>;

export const format = queryFormat<Part>('type', 'family', 'verb', 'value');
