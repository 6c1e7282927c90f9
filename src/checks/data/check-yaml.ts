import {readYaml} from '../../base/yaml/read';
import type {Check} from '../check';

/** The YAML beside pages can be read: what categories are called stands there, and nothing else here asks for all of it. */
export const checkYaml: Check = ({files}, reportIn) => {
  for (const [name, file] of files) {
    if (!/^docs\/.*\.ya?ml$/.test(name)) continue;
    for (const {line, message} of readYaml(String(file.value)).faults)
      reportIn(file)(line, message, 'mend the YAML');
  }
};
