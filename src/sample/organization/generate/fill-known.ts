import type {Udm} from '../../../product/udm/udm';
import type {RecordValue} from '../record';
import type {DraftRecord} from './draft';

/** Sets the attributes that have a value and exist on the record's model. */
export function fillKnown(
  record: DraftRecord,
  attributes: Readonly<Record<string, RecordValue | undefined>>,
  udm: Udm,
): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    if (udm.attributeOf(record.typeName, name)) record[name] = value;
  }
}
