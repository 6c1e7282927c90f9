import {loadSample} from '../sample';
import {graphOf} from '../sample/graph';
import {udm} from '../udm';

/** What examples in derived parts run on: the sample organization. */
export const sample = () => ({udm, graph: graphOf(loadSample())});
