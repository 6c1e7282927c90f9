import type {Udm} from '../../product/udm/udm';
import {unpack} from './pack';
import {Store} from './store';

/**
 * Fetches the sample organization into a browser.
 *
 * @returns makes the store of its records, once the data model is there
 */
export async function loadSample(): Promise<(udm: Udm) => Store> {
  const {default: packed} = await import(
    /* webpackChunkName: "sample" */ '@generated/sample/default/sample.json'
  );
  return (udm) => new Store(unpack(packed), udm);
}
