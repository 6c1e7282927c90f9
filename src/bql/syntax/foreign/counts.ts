import {aliasFor} from './model-names';

/** Returns what counts the related records of a model and tests their number. No record means THAT NOT. */
export function countOf(model: string, alias: string, test: string, end = ` RETURN ${alias}, n`) {
  if (/^(?:<=?\s*0|==?\s*0|<\s*1)\b/.test(test.trim()))
    return `THAT NOT HAS ${model}${end === ` RETURN ${alias}, n` ? '' : end}`;
  const first = aliasFor(model);
  const counted = first === alias ? `${first}2` : first;
  return `THAT HAS ${model} AS ${counted} WITH ${alias}, count(${counted}) AS n WHERE n ${test}${end}`;
}
