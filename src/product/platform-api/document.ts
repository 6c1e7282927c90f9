/** The Platform API, as defined in its document. Other modules use this one and never read the YAML. */

import path from 'node:path';
import {once} from '../../base/once';
import {projectPath} from '../../base/source/paths';
import {readSource} from '../../base/source/read';
import {parseYaml} from '../../base/yaml/load';
import {readOperations} from '../connect-api/operations';
import {platformSchema} from '../connect-api/schema';
import {validatorOf} from '../connect-api/validate';
import {fillIn, product} from '../facts';

const file = path.join(__dirname, 'openapi.yaml');

/**
 * Returns the document as data. It's read and validated on first use.
 *
 * @throws {YamlError} when the document doesn't match `platformSchema`
 */
export const platformApi = once(() =>
  parseYaml(fillIn(readSource(file), product), projectPath(file), platformSchema),
);

/** Returns every operation, in document order. */
export const platformOperations = once(() => readOperations(platformApi()));

/** The validator for the document's schemas, created once. */
export const platformValidator = once(() => validatorOf(platformApi().components));
