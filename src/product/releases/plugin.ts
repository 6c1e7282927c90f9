import {download} from '../../base/downloads/plugin';
import {readReleases} from '../releases';
import {listEntries} from './listing';

/** What every release says, for the explorer of the releases. */
export default download({
  name: 'releases.json',
  contentType: 'application/json',
  text: () => `${JSON.stringify(listEntries(readReleases()))}\n`,
});
