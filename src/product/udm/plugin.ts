import {download} from '../../base/downloads/plugin';
import {udm} from '../udm';

/** Publishes the data model for download next to the pages. The explorer also reads it. */
export default download({
  name: 'udm.json',
  contentType: 'application/json',
  text: () => `${JSON.stringify(udm.definition)}\n`,
});
