import {type DraftRecord, fill, type RecordDrafts} from '../draft';
import {random} from '../random';
import {assetDetails} from './assets';
import {cloudDetails} from './cloud';
import {definitionDetails} from './definitions';
import type {Details} from './details';
import {findingDetails} from './findings';
import {organizationDetails} from './organization';
import {ticketDetails} from './tickets';

/** Fills in attributes that no rule depends on but that queries ask for. Existing values stay. */
export function addDetails(draft: RecordDrafts): void {
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
