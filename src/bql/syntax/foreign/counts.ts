import {aliasFor} from './model-names';

/** Returns what counts the related records of a model and tests their number. */
export function countOf(model: string, alias: string, test: string, end = ` RETURN ${alias}, n`) {
  const first = aliasFor(model);
  const counted = first === alias ? `${first}2` : first;
  return `THAT HAS ${model} AS ${counted} WITH ${alias}, count(${counted}) AS n WHERE n ${test}${end}`;
}
