import * as z from 'zod';

const text = z.string().trim().min(1);
const reference = (of: string) =>
  z.strictObject({$ref: z.string().startsWith(`#/components/${of}/`)});
const status = z.string().regex(/^[1-5]\d\d$/, 'must be a status such as "200"');

/** Connect roles. Credentials with one of these roles come from support. */
export const connectRoles = ['INGRESS', 'EGRESS', 'ADMIN'] as const;

const jsonType = z.enum(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

/**
 * A value's JSON Schema. Unknown keywords are rejected, because a validator would ignore a misspelled one. The
 * metaschema checks the keywords' values.
 */
const jsonSchema = z.strictObject({
  $ref: z.string().startsWith('#/components/schemas/').optional(),
  description: text.optional(),
  type: z.union([jsonType, z.array(jsonType)]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.union([z.string(), z.null()])).optional(),
  default: z.unknown().optional(),
  format: z.enum(['uuid', 'date-time']).optional(),
  pattern: text.optional(),
  minLength: z.int().optional(),
  maxLength: z.int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.int().optional(),
  maxItems: z.int().optional(),
  uniqueItems: z.boolean().optional(),
  additionalProperties: z.literal(false).optional(),
  required: z.array(text).optional(),
  get items() {
    return jsonSchema.optional();
  },
  get properties(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof jsonSchema>> {
    return z.record(z.string(), jsonSchema).optional();
  },
  /** The attribute that a field fills, if it has another name. */
  'x-attribute': text.optional(),
  /** The object whose records this schema describes: the last part of the address. */
  'x-object': text.optional(),
  /** The type name of the data model for these records. */
  'x-data-model': text.optional(),
  /** Fields that are required to store a record for the first time. */
  'x-needed-when-new': z.array(text).optional(),
});

const content = z.strictObject({
  'application/json': z.strictObject({
    schema: reference('schemas'),
    example: z.unknown().optional(),
  }),
});

const parameter = z.strictObject({
  name: text,
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: text,
  schema: jsonSchema,
  example: z.unknown().optional(),
});

const response = z.strictObject({
  description: text,
  headers: z.record(text, reference('headers')).optional(),
  content: content.optional(),
});

/** A token with one Connect role. The Platform API doesn't have such roles. */
const security = z.array(z.strictObject({token: z.array(z.enum(connectRoles)).max(1)}));

const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]*$/, 'must be lowerCamelCase'),
  tags: z.array(text).length(1),
  summary: text,
  description: text,
  security,
  parameters: z.array(reference('parameters')).optional(),
  requestBody: z.strictObject({required: z.literal(true), content}).optional(),
  responses: z.record(status, z.union([reference('responses'), response])),
  /** What the example request has for parameters whose own example doesn't fit its body, by name. */
  'x-example-values': z.record(text, text).optional(),
});

const pathItem = z.strictObject({
  parameters: z.array(reference('parameters')).optional(),
  get: operation.optional(),
  post: operation.optional(),
  put: operation.optional(),
  delete: operation.optional(),
});

/** A number set by the API, shared by its pages and its server. */
const limit = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z]*$/),
  what: text,
  value: z.int().positive(),
  /** The value as people say it, if that isn't the number and the unit. */
  shown: text.optional(),
  unit: text,
  /** The status of a request that exceeds it. */
  beyond: z.int().optional(),
  note: text,
});

/** The part of OpenAPI 3.1 that our APIs use. */
const shared = {
  openapi: z.literal('3.1.0'),
  info: z.strictObject({title: text, version: text, summary: text, description: text}),
  jsonSchemaDialect: z.literal('https://json-schema.org/draft/2020-12/schema'),
  servers: z
    .array(
      z.strictObject({
        url: text,
        description: text,
        variables: z.record(text, z.strictObject({default: text, description: text})),
      }),
    )
    .length(1),
  security,
  tags: z.array(z.strictObject({name: text, description: text})),
  paths: z.record(z.string().startsWith('/'), pathItem),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      token: z.strictObject({
        type: z.literal('http'),
        scheme: z.literal('bearer'),
        bearerFormat: text,
        description: text,
      }),
    }),
    parameters: z.record(text, parameter),
    headers: z.record(
      text,
      z.strictObject({description: text, schema: jsonSchema, example: z.unknown().optional()}),
    ),
    responses: z.record(text, response),
    schemas: z.record(text, jsonSchema),
  }),
};

/** The schema of the Connect API document: OpenAPI, plus its own `x-` keys. */
export const documentSchema = z.strictObject({
  ...shared,
  'x-limits': z.array(limit),
  /** Error codes for failed requests. */
  'x-errors': z.array(z.strictObject({code: text, status: z.int(), meaning: text, fix: text})),
  /** Error codes for single records. */
  'x-record-errors': z.array(
    z.strictObject({
      code: text,
      kind: z.enum(['rejection', 'warning', 'both']),
      meaning: text,
      fix: text,
    }),
  ),
});

/** The schema of the Platform API document. */
export const platformSchema = z.strictObject({
  ...shared,
  /** Addresses that people open in a browser or give to an identity provider. */
  'x-pages': z.array(z.strictObject({path: z.string().startsWith('/'), what: text})),
});

export type OpenApi = z.output<typeof documentSchema>;
export type PlatformApi = z.output<typeof platformSchema>;
/** The parts that the documents of all our APIs have. */
export type OpenApiParts = Pick<OpenApi, 'paths' | 'components'>;
export type JsonSchema = z.output<typeof jsonSchema>;
export type Parameter = z.output<typeof parameter>;
export type Response = z.output<typeof response>;
export type Limit = z.output<typeof limit>;
export type ConnectRole = (typeof connectRoles)[number];
export type RawOperation = z.output<typeof operation>;
