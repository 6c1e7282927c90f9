import type {Query, Source} from './syntax/ast';

/** The parts of a query that stand for records, in the order of the text: 0 is FIND, 1 the first THAT. */
export const sourcesOf = ({find, steps}: Pick<Query, 'find' | 'steps'>): Source[] => [
  find,
  ...steps.map(({target}) => target),
];

/** Type names of the models that a part names, as written. */
export const modelNamesOf = ({models}: Source): string[] => models.map(({text}) => text);
