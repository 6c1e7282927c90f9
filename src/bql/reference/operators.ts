import type {signOperators, wordOperators} from '../syntax/words';

export type OperatorName = (typeof wordOperators)[number] | (typeof signOperators)[number];

/** The pages that document operators. */
export const operatorPages = {
  attribute: '/docs/bql/operators/attribute',
  boolean: '/docs/bql/operators/boolean',
  comparison: '/docs/bql/operators/comparison',
  'date-and-time': '/docs/bql/operators/date-and-time',
  list: '/docs/bql/operators/list',
  math: '/docs/bql/operators/math',
  security: '/docs/bql/operators/security',
  string: '/docs/bql/operators/string',
  regex: '/docs/regex-bql',
  relationships: '/docs/bql-relationships',
  'multi-labeling': '/docs/bql-multi-labeling',
} as const;

export type OperatorPage = keyof typeof operatorPages;

/** An example: a condition on a model's records, an expression in `exampleReturning`, or a whole query. */
export type OperatorExample =
  | {model: string; condition: string}
  | {expression: string}
  | {query: string};

/** The documentation of an operator. */
export interface OperatorReference {
  page: OperatorPage;
  /** What it does, in a sentence. */
  meaning: string;
  /** What it can be used with. */
  fits: string;
  example: OperatorExample;
}

const anyAttribute = 'Any attribute';
const ordered = 'Numbers, dates, text, and choices that have ranks';
const text = 'Text and choices, single or multivalued';
const twoAttributes = 'Two attributes of the same type';
const conditions = 'Conditions';
const numbers = 'Numbers';

const onHost = (condition: string): OperatorExample => ({model: 'Host', condition});
const onVulnerability = (condition: string): OperatorExample => ({
  model: 'Vulnerability',
  condition,
});

/** Every operator in the language. */
export const operatorReference: Record<OperatorName, OperatorReference> = {
  EXISTS: {
    page: 'attribute',
    meaning: 'The attribute has a value.',
    fits: anyAttribute,
    example: onHost('businessServices EXISTS'),
  },
  'IS NOT NULL': {
    page: 'attribute',
    meaning: 'Another spelling of `EXISTS`.',
    fits: anyAttribute,
    example: onHost('businessServices IS NOT NULL'),
  },
  'IS NULL': {
    page: 'attribute',
    meaning: 'Another spelling of `NOT EXISTS`.',
    fits: anyAttribute,
    example: onHost('owners IS NULL'),
  },
  'EQUALS TO ATTRIBUTE': {
    page: 'attribute',
    meaning: 'Both attributes have the same value.',
    fits: twoAttributes,
    example: onVulnerability('riskScore EQUALS TO ATTRIBUTE baseRiskScore'),
  },
  'GREATER THAN ATTRIBUTE': {
    page: 'attribute',
    meaning: 'The left attribute is greater than the right attribute.',
    fits: twoAttributes,
    example: onVulnerability('riskScore GREATER THAN ATTRIBUTE baseRiskScore'),
  },
  'LESS THAN ATTRIBUTE': {
    page: 'attribute',
    meaning: 'The left attribute is less than the right attribute.',
    fits: twoAttributes,
    example: onVulnerability('riskScore LESS THAN ATTRIBUTE baseRiskScore'),
  },
  'GREATER THAN OR EQUALS TO ATTRIBUTE': {
    page: 'attribute',
    meaning: 'The left attribute is greater than or equal to the right attribute.',
    fits: twoAttributes,
    example: onVulnerability('lastFixed GREATER THAN OR EQUALS TO ATTRIBUTE dueDate'),
  },
  'LESS THAN OR EQUALS TO ATTRIBUTE': {
    page: 'attribute',
    meaning: 'The left attribute is less than or equal to the right attribute.',
    fits: twoAttributes,
    example: onVulnerability('lastFixed LESS THAN OR EQUALS TO ATTRIBUTE dueDate'),
  },

  AND: {
    page: 'boolean',
    meaning: 'Both conditions are true. `AND` is evaluated before `OR`.',
    fits: conditions,
    example: onHost('osFamily = "Linux" AND internetFacing = true'),
  },
  OR: {
    page: 'boolean',
    meaning: 'At least one condition is true.',
    fits: conditions,
    example: onHost('osFamily = "Linux" OR internetFacing = true'),
  },
  NOT: {
    page: 'boolean',
    meaning: 'The condition is false. `NOT` is evaluated before `AND`.',
    fits: `${conditions}, word operators`,
    example: onHost('NOT (osFamily = "Linux" OR internetFacing = true)'),
  },

  '=': {
    page: 'comparison',
    meaning: 'The value equals this one. For a multivalued attribute, one of its values does.',
    fits: anyAttribute,
    example: onHost('tags = "pci"'),
  },
  '!=': {
    page: 'comparison',
    meaning:
      'The value differs from this one or is missing. For a multivalued attribute, no value equals it.',
    fits: anyAttribute,
    example: onHost('tags != "pci"'),
  },
  '<>': {
    page: 'comparison',
    meaning: 'Another spelling of `!=`.',
    fits: anyAttribute,
    example: onHost('tags <> "pci"'),
  },
  '<': {
    page: 'comparison',
    meaning: 'The value is lower or earlier than this one.',
    fits: ordered,
    example: onHost('lastSeen < 2025-12-01'),
  },
  '<=': {
    page: 'comparison',
    meaning: 'The value is at most this one.',
    fits: ordered,
    example: onHost('riskRating <= "Medium"'),
  },
  '>': {
    page: 'comparison',
    meaning: 'The value is higher or later than this one.',
    fits: ordered,
    example: onVulnerability('ageInDays > 90'),
  },
  '>=': {
    page: 'comparison',
    meaning: 'The value is at least this one.',
    fits: ordered,
    example: onHost('riskScore >= 9'),
  },

  'IN LAST': {
    page: 'date-and-time',
    meaning: 'The date is within a span of time that ends now.',
    fits: 'Dates',
    example: onHost('lastSeen IN LAST 2 days'),
  },
  'IN NEXT': {
    page: 'date-and-time',
    meaning: 'The date is within a span of time that starts now.',
    fits: 'Dates',
    example: onVulnerability('dueDate IN NEXT 1 week'),
  },

  IN: {
    page: 'list',
    meaning: 'The value is in the list.',
    fits: anyAttribute,
    example: onHost('riskRating IN ["Critical", "High"]'),
  },
  'CONTAINS ANY': {
    page: 'list',
    meaning:
      "At least one value in the list is among the attribute's values. In a single text, at least one value is part of the text.",
    fits: text,
    example: onHost('tags CONTAINS ANY ["pci", "internet-facing"]'),
  },
  'CONTAINS ALL': {
    page: 'list',
    meaning:
      "Every value in the list is among the attribute's values. In a single text, every value is part of the text.",
    fits: text,
    example: onHost('tags CONTAINS ALL ["pci", "internet-facing"]'),
  },

  '+': {page: 'math', meaning: 'Adds.', fits: numbers, example: {expression: '7.5 + 2'}},
  ADD: {
    page: 'math',
    meaning: 'Another spelling of `+`.',
    fits: numbers,
    example: {expression: '7.5 ADD 2'},
  },
  '-': {
    page: 'math',
    meaning: 'Subtracts. Before a single value, changes its sign.',
    fits: numbers,
    example: {expression: '7.5 - 2'},
  },
  SUB: {
    page: 'math',
    meaning: 'Another spelling of `-` between two values.',
    fits: numbers,
    example: {expression: '7.5 SUB 2'},
  },
  '*': {page: 'math', meaning: 'Multiplies.', fits: numbers, example: {expression: '7.5 * 2'}},
  MULT: {
    page: 'math',
    meaning: 'Another spelling of `*`.',
    fits: numbers,
    example: {expression: '7.5 MULT 2'},
  },
  '/': {
    page: 'math',
    meaning: 'Divides. Division by 0 gives NULL.',
    fits: numbers,
    example: {expression: '7.5 / 2'},
  },
  DIV: {
    page: 'math',
    meaning: 'Another spelling of `/`. The fraction is kept.',
    fits: numbers,
    example: {expression: '7.5 DIV 2'},
  },

  'IS CURRENT USER': {
    page: 'security',
    meaning: 'The record is the user who runs the query.',
    fits: 'Users and people: an alias or a reference',
    example: {query: 'FIND User AS u WHERE u IS CURRENT USER'},
  },

  CONTAINS: {
    page: 'string',
    meaning: 'The text contains this part.',
    fits: text,
    example: onHost('os CONTAINS "Ubuntu"'),
  },
  'STARTS WITH': {
    page: 'string',
    meaning: 'The text starts with this part.',
    fits: text,
    example: onHost('name STARTS WITH "web-"'),
  },
  'ENDS WITH': {
    page: 'string',
    meaning: 'The text ends with this part.',
    fits: text,
    example: onHost('name ENDS WITH "-01"'),
  },
  LIKE: {
    page: 'string',
    meaning: 'The whole text matches a pattern, where `*` matches any characters.',
    fits: text,
    example: onHost('name LIKE "*-app-*"'),
  },

  '=~': {
    page: 'regex',
    meaning: 'The whole text matches a regular expression.',
    fits: text,
    example: onHost('name =~ "web-\\\\d{2}"'),
  },

  'RELATES TO': {
    page: 'relationships',
    meaning: 'Any relationship, direct or through one other record.',
    fits: 'Two data models',
    example: {query: 'FIND Person THAT RELATES TO BusinessService'},
  },
  '>>': {
    page: 'relationships',
    meaning: 'The record on the left has the reference.',
    fits: 'The verb of a relationship',
    example: {query: 'FIND Person THAT MANAGED_BY >> Person'},
  },
  '<<': {
    page: 'relationships',
    meaning: 'The record on the right has the reference.',
    fits: 'The verb of a relationship',
    example: {query: 'FIND Person THAT MANAGED_BY << Person'},
  },

  '|': {
    page: 'multi-labeling',
    meaning: 'Records of either data model.',
    fits: 'Data models after `FIND` and `THAT`',
    example: {query: 'FIND Host|Container'},
  },
};
