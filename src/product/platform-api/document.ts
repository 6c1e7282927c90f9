/** The Platform API as its document defines it. Every other module asks here, never the YAML. */
import path from 'node:path';
import {readSource} from '../../base/source/read';
import {parseYaml} from '../../base/yaml/load';
import {type Operation, readOperations} from '../connect-api/operations';
import {type PlatformApi, platformSchema} from '../connect-api/schema';
import {type Validator, validatorOf} from '../connect-api/validate';
import {fillIn, product} from '../facts';

const file = path.join(__dirname, 'openapi.yaml');

let document: PlatformApi | undefined;
let operations: Operation[] | undefined;
let validator: Validator | undefined;

/**
 * The document as data, read and validated when it is first asked for.
 *
 * @throws {YamlError} where it does not hold what `platformSchema` asks for
 */
export function platformApi(): PlatformApi {
  document ??= parseYaml(
    fillIn(readSource(file), product),
    path.relative(process.cwd(), file),
    platformSchema,
  );
  return document;
}

/** Every operation, in the order of the document. */
export function platformOperations(): Operation[] {
  operations ??= readOperations(platformApi());
  return operations;
}

/** The validator of the document's schemas, made once. */
export function platformValidator(): Validator {
  validator ??= validatorOf(platformApi().components);
  return validator;
}
