/** The API of the platform, derived from the data model. */
import {once} from '../../base/once';
import {udm} from '../../product/udm';
import {buildApiSchema} from './schema';

/** The schema of the API, built once. */
export const apiSchema = once(() => buildApiSchema(udm));
