import {type Draft, type DraftRecord, fill} from '../draft';
import {type Random, random} from '../random';
import {assetDetails} from './assets';
import {cloudDetails} from './cloud';
import {definitionDetails} from './definitions';
import {findingDetails} from './findings';
import {organizationDetails} from './organization';
import {ticketDetails} from './tickets';

/** Attributes that sources add to a record, beside those that made it. `index` counts within the model. */
export type Details = Record<
  string,
  (
    record: DraftRecord,
    context: {draft: Draft; chance: Random; index: number},
  ) => Parameters<typeof fill>[1]
>;

/** Fills in what no rule depends on and queries ask for. What a record has already stays. */
export function addDetails(draft: Draft): void {
  const all: Details = {
    ...organizationDetails,
    ...assetDetails,
    ...cloudDetails,
    ...definitionDetails,
    ...findingDetails,
    ...ticketDetails,
  };
  for (const [model, describe] of Object.entries(all)) {
    const chance = random(`details of ${model}`);
    for (const [index, record] of draft.of(model).entries())
      fillEmpty(record, describe(record, {draft, chance, index}));
  }
}

function fillEmpty(record: DraftRecord, attributes: Parameters<typeof fill>[1]): void {
  const empty = Object.entries(attributes).filter(([name]) => record[name] === undefined);
  fill(record, Object.fromEntries(empty));
}
