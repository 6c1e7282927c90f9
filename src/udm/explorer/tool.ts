import type {UdmDefinition} from '../definition';
import Filters from './Filters';
import {type Entry, entriesOf} from './find';
import Results from './Results';

/** What the explorer loads when it is needed. */
export interface Tool {
  entries: Entry[];
  families: UdmDefinition['families'];
  Filters: typeof Filters;
  Results: typeof Results;
}

/**
 * @param address where the data model is served
 * @throws {Error} when it cannot be fetched
 */
export async function loadTool(address: string): Promise<Tool> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const definition: UdmDefinition = await response.json();
  return {entries: entriesOf(definition), families: definition.families, Filters, Results};
}
