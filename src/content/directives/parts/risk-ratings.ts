import {table} from '../../../base/markdown/nodes';
import {ratings} from '../../../product/facts';
import type {Directive} from '../part';

/** `::risk-ratings`: ratings with their ranges of risk scores. */
export const riskRatings: Directive = () =>
  table(
    ['Risk rating', 'Risk score'],
    ratings.riskRatings.map(({name, from, to}) => [
      name,
      from === to ? from.toFixed(1) : `${from.toFixed(1)} to ${to.toFixed(1)}`,
    ]),
  );
