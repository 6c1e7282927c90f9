import * as z from 'zod';
import {type AttributeType, attributeTypes, fillers} from './vocabulary';

const text = z.string().trim().min(1);
const typeName = text.regex(/^[A-Z][A-Za-z0-9]*$/, 'must be UpperCamelCase, as in "CveRecord"');
const verb = text.regex(/^[A-Z]+(_[A-Z]+)*$/, 'must be capitals joined by underscores');
const attributeName = text.regex(
  /^[a-z][a-zA-Z0-9]*$/,
  'must be lowerCamelCase, as in "riskScore"',
);

/** One attribute, in the `attributes` of a model or a trait. */
export const attributeSchema = z
  .strictObject({
    type: z.enum(Object.keys(attributeTypes) as [AttributeType, ...AttributeType[]]),
    /** What it means, its unit or format, and how it is filled where `filledBy` doesn't say it all. */
    description: text,
    /** A list of values instead of one. */
    multivalued: z.boolean().default(false),
    /** A record can't be stored without it. */
    required: z.boolean().default(false),
    filledBy: z
      .enum(Object.keys(fillers) as [keyof typeof fillers, ...(keyof typeof fillers)[]])
      .default('connector'),
    /** The value set of a choice. */
    values: text.optional(),
    /** The type name of the model that a reference leads to. */
    target: typeName.optional(),
    /** The verb of a reference, from this model to its target. */
    verb: verb.optional(),
    /** The verb says it of the target: a subnet belongs to the segment that lists it. */
    reversed: z.boolean().default(false),
    /** The unit of a number: days, lines, percent. */
    unit: text.optional(),
    /** Lowest and highest value of a number. */
    range: z.tuple([z.number(), z.number()]).optional(),
    /** A whole number. */
    integer: z.boolean().default(false),
    /** A value as a record would show it. */
    example: z.union([z.string(), z.number(), z.boolean()]).optional(),
  })
  .superRefine((attribute, context) => {
    const fault = (key: string, message: string) =>
      context.addIssue({code: 'custom', path: [key], message});
    const isReference = attribute.type === 'reference';
    if (isReference && !attribute.target)
      fault('target', 'a reference needs a target: the type name of a model');
    if (isReference && !attribute.verb) fault('verb', 'a reference needs a verb from verbs.yaml');
    if (!isReference && (attribute.target || attribute.verb))
      fault('target', 'only a reference has a target and a verb');
    if (attribute.type === 'choice' && !attribute.values)
      fault('values', 'a choice needs values: the name of a value set');
    if (attribute.type !== 'choice' && attribute.values)
      fault('values', 'only a choice has values');
    if (attribute.type !== 'number' && (attribute.unit || attribute.range || attribute.integer))
      fault('unit', 'only a number has a unit, a range or "integer"');
  });

const attributesSchema = z.record(attributeName, attributeSchema).default({});

/** `models/<slug>.yaml`: one data model. */
export const modelSchema = z.strictObject({
  /** As pages write it, in sentence case: "Host image". */
  name: text,
  /** As queries write it: "HostImage". */
  typeName,
  /** As lists are titled: "Host images". */
  plural: text,
  /** A key of `families.yaml`. */
  family: text,
  /** Type name of the model whose attributes this one inherits; only the root has none. */
  parent: typeName.optional(),
  /** No record is of this model itself, only of its children. */
  abstract: z.boolean().default(false),
  /** What one record stands for: a phrase that follows "A record of this model is", without a full stop. */
  summary: text,
  /** Names of files in `traits/` whose attributes this model has as its own. */
  traits: z.array(text).default([]),
  attributes: attributesSchema,
  /** Inherited references that lead to a more special model here: attribute name to type name. */
  narrows: z.record(attributeName, typeName).default({}),
});

/** `traits/<name>.yaml`: attributes that several families share, defined once. */
export const traitSchema = z.strictObject({attributes: attributesSchema});

/** `verbs.yaml`: each relationship verb. */
export const verbsSchema = z.record(
  verb,
  z.strictObject({
    /** What it says of two records, in one sentence. */
    meaning: text,
    /** How it reads from the model that declares it: "{from} is found on {to}". */
    forward: text.includes('{from}').includes('{to}'),
    /** How it reads from the other end. */
    backward: text.includes('{from}').includes('{to}'),
  }),
);

/** `value-sets.yaml`: what choices can hold, in the order of lists. */
export const valueSetsSchema = z.record(
  text,
  z.array(z.strictObject({name: text, meaning: text})).min(2),
);

/** `families.yaml`: groups of models, in the order of the sidebar. */
export const familiesSchema = z.record(text, z.strictObject({title: text, about: text}));

/** `renamed.yaml`: names that pages must no longer use. */
export const renamedSchema = z.array(
  z.strictObject({
    /** `Host.hostname`. */
    from: text.regex(/^[A-Z]\w*\.[a-z]\w*$/, 'must be written Model.attribute'),
    /** `Host.hostnames`. */
    to: text.regex(/^[A-Z]\w*\.[a-z]\w*$/, 'must be written Model.attribute'),
    /** The platform release that renamed it. */
    since: text,
  }),
);
