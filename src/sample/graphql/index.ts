/** The platform's API, derived from the data model. */
import {once} from '../../base/once';
import {udm} from '../../product/udm';
import {buildApiSchema} from './schema';

/** The API's schema, built once. */
export const apiSchema = once(() => buildApiSchema(udm));
