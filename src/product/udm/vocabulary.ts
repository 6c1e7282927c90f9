/** Words from the schema that pages show. They're in a separate file so that a browser doesn't need to load zod. */

/** Attribute types, with their names on the reference pages. */
export const attributeTypes = {
  text: 'Text',
  textArea: 'Text area',
  number: 'Number',
  boolean: 'True or false',
  dateTime: 'Date and time',
  email: 'Email',
  url: 'URL',
  uniqueIdentifier: 'Unique identifier',
  choice: 'Single choice',
  reference: 'Reference',
  conditions: 'Conditions',
  attachments: 'Attachments',
  comments: 'Comments',
  password: 'Password',
  icon: 'Icon',
} as const;

/** The name of an attribute type in the YAML. */
export type AttributeType = keyof typeof attributeTypes;

/** Who fills an attribute, and the reference pages' text about it. */
export const fillers = {
  connector: 'A source, through its connector',
  platform: 'The platform, when it stores the record',
  calculation: 'Calculated in orchestration',
  person: 'A user',
} as const;
