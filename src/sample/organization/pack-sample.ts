import {udm} from '../../product/udm';
import {loadSample} from '.';
import {type Packed, pack} from './pack';

/** Returns the sample organization's records, packed for a place without the project's files. */
export const packSample = (): Packed =>
  pack(
    loadSample().records,
    (typeName, name) => udm.attributeOf(typeName, name)?.type === 'reference',
  );
