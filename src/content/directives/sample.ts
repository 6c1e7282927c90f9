import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';

/** What examples in derived parts run on: the sample organization. */
export const sample = () => ({udm, graph: graphOf(loadSample())});
