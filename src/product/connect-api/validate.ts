import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {connectApi} from './document';

/** Where a value does not fit its schema. */
export interface Misfit {
  /** JSON pointer into the value; empty for the value itself. */
  where: string;
  message: string;
}

const address = 'connect';
let ajv: Ajv | undefined;
const compiled = new Map<string, ValidateFunction>();

function validator(): Ajv {
  if (ajv) return ajv;
  ajv = new Ajv({allErrors: true, strictTypes: false});
  addFormats(ajv, ['uuid', 'date-time']);
  // No keywords of JSON Schema, but the document's own.
  ajv.addVocabulary(['components', 'x-attribute', 'x-object', 'x-data-model', 'x-needed-when-new']);
  const {schemas} = connectApi().components;
  ajv.addSchema({$id: address, components: {schemas}});
  return ajv;
}

/**
 * Says where a value does not fit a schema of the document.
 *
 * @param name the schema: `Batch`
 * @param recordName the schema of each of its records, where the value is a batch: `Finding`
 */
export function misfits(name: string, value: unknown, recordName?: string): Misfit[] {
  const validate = compile(name, recordName);
  return validate(value) ? [] : (validate.errors ?? []).map(misfitOf);
}

function compile(name: string, recordName = ''): ValidateFunction {
  const key = `${name} ${recordName}`;
  const reference = (of: string) => ({$ref: `${address}#/components/schemas/${of}`});
  const made =
    compiled.get(key) ??
    validator().compile({
      ...reference(name),
      ...(recordName && {properties: {records: {items: reference(recordName)}}}),
    });
  compiled.set(key, made);
  return made;
}

/** Says where a value does not fit a schema that is no part of the document's `components`, such as a parameter's. */
export function misfitsOf(schema: object, value: unknown): Misfit[] {
  const placed = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', `"${address}#/components/`),
  );
  const validate = validator().compile(placed);
  return validate(value) ? [] : (validate.errors ?? []).map(misfitOf);
}

function misfitOf({instancePath, keyword, params, message = 'does not fit'}: ErrorObject): Misfit {
  // "owners/0" says more than "0".
  const name = /[^/]*(?:\/\d+)?$/.exec(instancePath)?.[0] ?? '';
  const at = (member: string) => `${instancePath}/${member}`;
  if (keyword === 'required')
    return {where: at(params.missingProperty), message: `${params.missingProperty} is missing`};
  if (keyword === 'additionalProperties')
    return {
      where: at(params.additionalProperty),
      message: `there is no "${params.additionalProperty}" here`,
    };
  const allowed: unknown[] | undefined = params.allowedValues;
  if (allowed) {
    const words = allowed.filter((each) => each !== null).map((each) => `"${each}"`);
    return {where: instancePath, message: `${name || 'it'} is none of ${words.join(', ')}`};
  }
  return {where: instancePath, message: `${name || 'it'} ${message}`};
}
