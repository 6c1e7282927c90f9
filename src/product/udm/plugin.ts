import {download} from '../../base/downloads/plugin';
import {udm} from '../udm';

/** The data model as a download, next to the pages; the explorer reads it too. */
export default download({
  name: 'udm.json',
  contentType: 'application/json',
  text: () => `${JSON.stringify(udm.definition)}\n`,
});
