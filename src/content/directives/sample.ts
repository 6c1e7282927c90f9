import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';

/** Returns the data for examples in derived parts: the sample organization. */
export const sample = () => ({udm, graph: graphOf(loadSample())});
