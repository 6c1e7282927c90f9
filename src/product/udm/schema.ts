import * as z from 'zod';
import {unique, uniqueTexts} from '../../base/yaml/unique';
import {type AttributeType, attributeTypes, fillers} from './vocabulary';

const text = z.string().trim().min(1);
const typeName = text.regex(/^[A-Z][A-Za-z0-9]*$/, 'must be UpperCamelCase, as in "CveRecord"');
const verb = text.regex(/^[A-Z]+(_[A-Z]+)*$/, 'must be capitals joined by underscores');
const attributeName = text.regex(
  /^[a-z][a-zA-Z0-9]*$/,
  'must be lowerCamelCase, as in "riskScore"',
);

/** One attribute in the `attributes` of a model or a trait. */
export const attributeSchema = z
  .strictObject({
    type: z.enum(Object.keys(attributeTypes) as [AttributeType, ...AttributeType[]]),
    /** Its meaning, its unit or format, and how it's filled if `filledBy` isn't enough. */
    description: text.regex(/[.)]$/, "doesn't end with a period"),
    /** Whether it's a list of values. */
    multivalued: z.boolean().default(false),
    /** Whether a record without it can't be stored. */
    required: z.boolean().default(false),
    filledBy: z
      .enum(Object.keys(fillers) as [keyof typeof fillers, ...(keyof typeof fillers)[]])
      .default('connector'),
    /** A choice's value set. */
    values: text.optional(),
    /** The type name of the model that a reference leads to. */
    target: typeName.optional(),
    /** A reference's verb, from this model to its target. */
    verb: verb.optional(),
    /** Whether the target is the verb's subject: a subnet belongs to the segment that lists it. */
    reversed: z.boolean().default(false),
    /** A number's unit: days, lines, percent. */
    unit: text.optional(),
    /** The lowest and highest value of a number. */
    range: z
      .tuple([z.number(), z.number()])
      .refine(([from, to]) => from < to, 'must run from the lowest to the highest value')
      .optional(),
    /** Whether it's a whole number. */
    integer: z.boolean().default(false),
    /** A value as shown on a record. */
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
    if (!isReference && attribute.reversed)
      fault('reversed', 'only a reference can be reversed: delete it');
    const wrong = exampleFault(attribute);
    if (wrong) fault('example', wrong);
  });

/** What an example must be, by the attribute's type. Other types have texts. */
const examples: Partial<Record<AttributeType, z.ZodType>> = {
  number: z.number('must be a number'),
  boolean: z.boolean('must be true or false'),
  dateTime: z.iso.datetime('must be a moment in UTC, such as 2025-12-14T07:58:21Z'),
  email: z.email('must be a mail address'),
  url: z.string().regex(/^https?:\/\/\S+$/, 'must be a web address'),
};

/** A part of an attribute that an example must fit. */
interface Exemplified {
  type: AttributeType;
  example?: unknown;
  range?: [number, number] | undefined;
  integer: boolean;
}

function exampleFault({type, example, range, integer}: Exemplified): string | undefined {
  if (example === undefined) return undefined;
  const schema = examples[type] ?? z.string('must be a text: put it in quotation marks');
  const {error} = schema.safeParse(example);
  if (error) return error.issues[0]?.message;
  if (typeof example !== 'number') return undefined;
  if (range && (example < range[0] || example > range[1]))
    return `must be from ${range[0]} to ${range[1]}, as "range" says`;
  return integer && !Number.isInteger(example) ? 'must be a whole number' : undefined;
}

const attributesSchema = z.record(attributeName, attributeSchema).default({});

/** `models/<slug>.yaml`: a data model. */
export const modelSchema = z.strictObject({
  /** As written on pages, in sentence case: "Host image". */
  name: text,
  /** As written in queries: "HostImage". */
  typeName,
  /** As written in list titles: "Host images". */
  plural: text,
  /** A key of `families.yaml`. */
  family: text,
  /** Type name of the model that this one inherits from. Only the root has none. */
  parent: typeName.optional(),
  /** Whether only its children have records. */
  abstract: z.boolean().default(false),
  /** What one record represents: a phrase that follows "A record of this model is", without a period. */
  summary: text.regex(/[^.]$/, 'must be a phrase without a period at its end'),
  /** Names of files in `traits/` whose attributes become this model's own. */
  traits: z.array(text).superRefine(uniqueTexts('trait')).default([]),
  attributes: attributesSchema,
  /** Inherited references with a more specific target here: attribute name to type name. */
  narrows: z.record(attributeName, typeName).default({}),
});

/** `traits/<name>.yaml`: attributes shared by several families, defined once. */
export const traitSchema = z.strictObject({attributes: attributesSchema});

/** `verbs.yaml`: each relationship verb. */
export const verbsSchema = z.record(
  verb,
  z.strictObject({
    /** What it says about two records, in one sentence. */
    meaning: text,
    /** The sentence from the model with the reference: "{from} is found on {to}". */
    forward: text.includes('{from}').includes('{to}'),
    /** The sentence from the other end. */
    backward: text.includes('{from}').includes('{to}'),
  }),
);

/** `value-sets.yaml`: the values of choices, in list order. */
export const valueSetsSchema = z.record(
  text,
  z
    .array(z.strictObject({name: text, meaning: text}))
    .min(2)
    .superRefine(unique(({name}) => name, 'value')),
);

/** `families.yaml`: groups of models, in sidebar order. */
export const familiesSchema = z.record(text, z.strictObject({title: text, about: text}));

/** `renamed.yaml`: attribute names that pages must no longer use. */
export const renamedSchema = z
  .array(
    z.strictObject({
      /** `Host.hostname`. */
      from: text.regex(/^[A-Z]\w*\.[a-z]\w*$/, 'must be written Model.attribute'),
      /** `Host.hostnames`. */
      to: text.regex(/^[A-Z]\w*\.[a-z]\w*$/, 'must be written Model.attribute'),
      /** The platform release that renamed it. */
      since: text,
    }),
  )
  .superRefine(unique(({from}) => from, 'entry'));
