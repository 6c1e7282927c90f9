/** The sample organization in Node. The browser gets the same records packed (plugin.ts). */
import {once} from '../../base/once';
import {udm} from '../../product/udm';
import {generate} from './generate';
import {readInput} from './input';
import {Store} from './store';

export {readInput} from './input';
export {now} from './now';
export type {RecordValue, SampleRecord} from './record';
export {Store} from './store';

/**
 * Returns the sample organization's records, generated on first use.
 *
 * @throws {YamlError} when a file in `data/` doesn't match its schema
 * @throws {InputError} when a file names something that doesn't exist
 */
export const loadSample = once(() => new Store(generate(readInput(), udm), udm));
