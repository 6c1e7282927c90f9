import {download} from '../../base/downloads/plugin';
import {readReleases} from '../releases';
import {listEntries} from './listing';

/** Publishes all release entries for the release explorer. */
export default download({
  name: 'releases.json',
  contentType: 'application/json',
  text: () => `${JSON.stringify(listEntries(readReleases()))}\n`,
});
