import {suggest} from '../../base/text/suggest';
import type {OwnApi} from '../../product/own-apis';

/** Values that the reader fills in. */
const isUnknown = /[$<>{}*…]|x{4,}/;

/**
 * What is wrong with a header of one of our APIs.
 *
 * @param value what it is said to hold; not looked at where it has a part that the reader fills in
 */
export function headerFault(
  api: OwnApi,
  name: string,
  value?: string,
): {wrong: string; fix: string} | undefined {
  const names = [...api.headers.keys()];
  const known = names.find((each) => each.toLowerCase() === name.toLowerCase());
  if (known === undefined)
    return {wrong: `${api.name} has no header "${name}"`, fix: suggest(name, names)};
  if (value === undefined || value.trim() === '') return undefined;
  if (known === 'Authorization')
    return /^Bearer\b/.test(value)
      ? undefined
      : {
          wrong: `"${name}" of ${api.name} does not hold "${value}"`,
          fix: 'write Bearer and the token',
        };
  if (isUnknown.test(value)) return undefined;
  if (known === 'Content-Type' || known === 'Accept')
    return /^application\/json\b|^\*/.test(value)
      ? undefined
      : {wrong: `"${name}" of ${api.name} is not "${value}"`, fix: 'write application/json'};
  const schema = api.headers.get(known);
  const given = schema?.type === 'integer' ? Number(value) : value;
  const [misfit] = schema ? api.validator.misfitsOf(schema, given) : [];
  return (
    misfit && {
      wrong: `"${name}" of ${api.name} does not hold "${value}": ${misfit.message}`,
      fix: schema?.const === undefined ? 'write a value that fits' : `write ${schema.const}`,
    }
  );
}
