/** The sample organization in Node. The browser gets the same records packed (plugin.ts). */
import {once} from '../../base/once';
import {InputError} from '../../base/source/input-error';
import {udm} from '../../product/udm';
import {generate} from './generate';
import {readInput} from './input';
import {Store} from './store';
import {validate} from './validate';

export {readInput} from './input';
export {now} from './now';
export type {RecordValue, SampleRecord} from './record';
export {Store} from './store';

/**
 * Returns the sample organization's records, generated on first use.
 *
 * @throws {YamlError} when a file in `data/` doesn't match its schema
 * @throws {InputError} when a file names something that doesn't exist, or when a record doesn't fit the data model
 */
export const loadSample = once(() => {
  const records = generate(readInput(), udm);
  const faults = validate(records, udm);
  if (faults.length > 0)
    throw new InputError(
      faults.map((fault) => `src/sample/organization/data  ${fault}`).join('\n'),
    );
  return new Store(records, udm);
});
