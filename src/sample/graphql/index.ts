/** The platform's API, derived from the data model. */
import {udm} from '../../product/udm';
import {schemaOf} from './schema';

/** The API's schema, built once. */
export const apiSchema = () => schemaOf(udm);
