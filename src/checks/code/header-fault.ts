import {suggest} from '../../base/text/suggest';
import type {OwnApi} from '../../product/own-apis';

/** Values that the reader fills in. */
const isUnknown = /[$<>{}*…]|x{4,}/;

/**
 * Says what is wrong with a header of one of our APIs.
 *
 * @param value the header's value, which isn't checked if the reader fills in part of it
 * @returns undefined if nothing is wrong
 */
export function headerFault(
  api: OwnApi,
  name: string,
  value?: string,
): {wrong: string; fix: string} | undefined {
  const names = [...api.headers.keys()];
  const known = names.find((each) => each.toLowerCase() === name.toLowerCase());
  if (known === undefined)
    return {wrong: `${api.name} doesn't have the header "${name}"`, fix: suggest(name, names)};
  if (value === undefined || value.trim() === '') return undefined;
  if (known === 'Authorization')
    return /^Bearer\b/.test(value)
      ? undefined
      : {
          wrong: `"${value}" isn't valid for the header "${name}" in ${api.name}`,
          fix: 'write Bearer, then the token',
        };
  if (isUnknown.test(value)) return undefined;
  if (known === 'Content-Type' || known === 'Accept')
    return /^application\/json\b|^\*/.test(value)
      ? undefined
      : {
          wrong: `"${value}" isn't valid for the header "${name}" in ${api.name}`,
          fix: 'write application/json',
        };
  const schema = api.headers.get(known);
  const given = schema?.type === 'integer' ? Number(value) : value;
  const [misfit] = schema ? api.validator.misfitsOf(schema, given) : [];
  return (
    misfit && {
      wrong: `"${value}" isn't valid for the header "${name}" in ${api.name}: ${misfit.message}`,
      fix: schema?.const === undefined ? 'write a value that fits' : `write ${schema.const}`,
    }
  );
}
