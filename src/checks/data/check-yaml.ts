import {readYaml} from '../../base/yaml/read';
import type {Check} from '../check';

/** Checks that YAML files in docs parse. They contain category names, and no other check reads them completely. */
export const checkYaml: Check = ({files}, reportIn) => {
  for (const [name, file] of files) {
    if (!/^docs\/.*\.ya?ml$/.test(name)) continue;
    for (const {line, message} of readYaml(String(file.value)).faults)
      reportIn(file)(line, message, 'fix the YAML');
  }
};
