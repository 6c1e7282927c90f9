import {InputError} from '../../../base/source/input-error';
import {closest} from '../../../base/text/suggest';
import type {DataFile, Input} from '../schema/input';
import {conditionFaults} from './conditions';
import type {ReferenceKind} from './kinds';
import {places} from './places';

/**
 * Checks that every name in the handwritten files is defined in one of them or in the product's data, and that conditions
 * test what the data model has.
 *
 * @throws {InputError} with `file:line what is missing what to do` for each
 */
export function checkReferences(input: Input): void {
  const faults = Object.entries(places).flatMap(([file, paths]) =>
    Object.entries(paths).flatMap(([path, kind]) =>
      faultsAlong(input, file as DataFile, path.split('.'), kind),
    ),
  );
  faults.push(...conditionFaults(input));
  if (faults.length > 0) throw new InputError(faults.join('\n'));
}

function faultsAlong(
  input: Input,
  file: DataFile,
  path: string[],
  {one, from, names}: ReferenceKind,
) {
  return namesAlong(input[file], path).flatMap(({name, keys}) => {
    const known = names(input, keys);
    if (known.includes(name)) return [];
    const meant = closest(name, known);
    const fix = meant ? `did you mean "${meant}"?` : `name one of ${from}.yaml, or add it there`;
    return [`${input.at(file, keys)}  no ${one} is called "${name}"  ${fix}`];
  });
}

interface Named {
  name: string;
  keys: PropertyKey[];
}

/** Returns the names at the end of a path, with the keys that lead to each. Omitted values are skipped. */
function namesAlong(value: unknown, [step, ...rest]: string[], keys: PropertyKey[] = []): Named[] {
  if (value === undefined) return [];
  if (step === undefined) return [{name: String(value), keys}];
  const parts = Object.entries(value as object);
  if (step === '@') return parts.map(([key]) => ({name: key, keys: [...keys, key]}));
  return parts
    .filter(([key]) => step === '*' || step === key)
    .flatMap(([key, part]) =>
      namesAlong(part, rest, [...keys, Array.isArray(value) ? Number(key) : key]),
    );
}
