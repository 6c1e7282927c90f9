import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {once} from '../../base/once';
import {connectApi} from './document';
import type {JsonSchema} from './schema';

/** A place where a value doesn't match its schema. */
export interface Misfit {
  /** JSON pointer into the value; empty for the value itself. */
  where: string;
  message: string;
}

/** Checks values against the schemas in one document. */
export interface Validator {
  /**
   * @param name the schema: `Batch`
   * @param recordName if the value is a batch, the schema of each of its records: `Finding`
   */
  misfits(name: string, value: unknown, recordName?: string): Misfit[];
  /** Does the same for a schema outside the document's `components`, such as a parameter's schema. */
  misfitsOf(schema: object, value: unknown): Misfit[];
}

const address = 'document';

/**
 * Makes a validator for a document.
 *
 * @throws {Error} when one of its schemas isn't valid JSON Schema
 */
export function validatorOf({schemas}: {schemas: Record<string, JsonSchema>}): Validator {
  const ajv = new Ajv({allErrors: true, strictTypes: false});
  addFormats(ajv, ['uuid', 'date-time']);
  // The document's own keywords, which aren't part of JSON Schema.
  ajv.addVocabulary(['components', 'x-attribute', 'x-object', 'x-data-model', 'x-needed-when-new']);
  ajv.addSchema({$id: address, components: {schemas}});
  const compiled = new Map<string, ValidateFunction>();
  const reference = (of: string) => ({$ref: `${address}#/components/schemas/${of}`});

  function compile(schema: object): ValidateFunction {
    const key = JSON.stringify(schema);
    const made = compiled.get(key) ?? ajv.compile(JSON.parse(key));
    compiled.set(key, made);
    return made;
  }
  const faultsIn = (validate: ValidateFunction, value: unknown) =>
    validate(value) ? [] : (validate.errors ?? []).map(misfitOf);

  return {
    misfits: (name, value, recordName) => {
      const records = recordName && {properties: {records: {items: reference(recordName)}}};
      return faultsIn(compile({...reference(name), ...(records || {})}), value);
    },
    misfitsOf: (schema, value) => {
      const placed = JSON.stringify(schema).replaceAll(
        '"#/components/',
        `"${address}#/components/`,
      );
      return faultsIn(compile(JSON.parse(placed)), value);
    },
  };
}

/** The Connect API document's validator, created once. */
export const connectValidator = once(() => validatorOf(connectApi().components));

/** Returns where a value doesn't match a Connect API schema. See {@link Validator}. */
export const misfits: Validator['misfits'] = (...of) => connectValidator().misfits(...of);

/** Does the same for a schema without a name. */
export const misfitsOf: Validator['misfitsOf'] = (...of) => connectValidator().misfitsOf(...of);

function misfitOf({instancePath, keyword, params, message = "isn't valid"}: ErrorObject): Misfit {
  // "owners/0" is clearer than "0".
  const name = /[^/]*(?:\/\d+)?$/.exec(instancePath)?.[0] ?? '';
  const at = (member: string) => `${instancePath}/${member}`;
  if (keyword === 'required')
    return {where: at(params.missingProperty), message: `${params.missingProperty} is missing`};
  if (keyword === 'additionalProperties')
    return {
      where: at(params.additionalProperty),
      message: `"${params.additionalProperty}" isn't allowed here`,
    };
  const allowed: unknown[] | undefined = params.allowedValues;
  if (allowed) {
    const words = allowed.filter((each) => each !== null).map((each) => `"${each}"`);
    return {where: instancePath, message: `${name || 'it'} must be one of ${words.join(', ')}`};
  }
  return {where: instancePath, message: `${name || 'it'} ${message}`};
}
