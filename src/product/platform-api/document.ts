/** The Platform API as its document defines it. Every other module asks here, never the YAML. */
import path from 'node:path';
import {once} from '../../base/once';
import {readSource} from '../../base/source/read';
import {parseYaml} from '../../base/yaml/load';
import {readOperations} from '../connect-api/operations';
import {platformSchema} from '../connect-api/schema';
import {validatorOf} from '../connect-api/validate';
import {fillIn, product} from '../facts';

const file = path.join(__dirname, 'openapi.yaml');

/**
 * The document as data, read and validated when it is first asked for.
 *
 * @throws {YamlError} where it doesn't hold what `platformSchema` asks for
 */
export const platformApi = once(() =>
  parseYaml(fillIn(readSource(file), product), path.relative(process.cwd(), file), platformSchema),
);

/** Every operation, in the order of the document. */
export const platformOperations = once(() => readOperations(platformApi()));

/** The validator of the document's schemas, made once. */
export const platformValidator = once(() => validatorOf(platformApi().components));
