import type {Udm} from '../udm/udm';
import {unpack} from './pack';
import {Store} from './store';

export {now} from './now';

/** The sample organization in the browser, fetched when it is first asked for. */
export async function loadSample(udm: Udm): Promise<Store> {
  const {default: packed} = await import('@generated/sample/default/sample.json');
  return new Store(unpack(packed), udm);
}
