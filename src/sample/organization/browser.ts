import type {Udm} from '../../product/udm/udm';
import {unpack} from './pack';
import {Store} from './store';

/**
 * Loads the sample organization in a browser.
 *
 * @returns a function that makes the store of records from the data model
 */
export async function loadSample(): Promise<(udm: Udm) => Store> {
  const {default: packed} = await import(
    /* webpackChunkName: "sample" */ '@generated/sample/default/sample.json'
  );
  return (udm) => new Store(unpack(packed), udm);
}
