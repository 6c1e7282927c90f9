import {factAreas} from '../../content/page-inputs/facts';

/** The folders of the code and the data that search records and their index are made by. */
export const recordCode = ['search', ...factAreas].map((area) => `src/${area}`);
