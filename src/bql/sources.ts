import type {Query, Source} from './syntax/ast';

/** Returns the parts of a query that find records, in text order: 0 is FIND, 1 is the first THAT. */
export const sourcesOf = ({find, steps}: Pick<Query, 'find' | 'steps'>): Source[] => [
  find,
  ...steps.map(({target}) => target),
];

/** Returns the type names of the models that a part names, as written. */
export const modelNamesOf = ({models}: Source): string[] => models.map(({text}) => text);
