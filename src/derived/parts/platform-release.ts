import {longDate, markdown} from '../../markdown/nodes';
import {versions} from '../../product';
import type {Part} from '../part';

/** `::platform-release{version="11.32"}`: when a platform release came out. */
export const platformRelease: Part = ({attributes}) => {
  const release = versions.platform.find(({version}) => version === attributes.version);
  if (!release)
    throw new Error('needs version="…", a platform release in src/product/versions.yaml');
  return markdown(`Released ${longDate(release.date)}.`);
};
