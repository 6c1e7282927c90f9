import {closest, suggest} from '../../../base/text/suggest';

/** A thing of the product that has a name, and what it belongs to where others have the same name. */
export interface Named<T> {
  name: string;
  of: string;
  value: T;
}

/**
 * The one thing that a name stands for.
 *
 * @param of what it belongs to; needed only where several have the name
 * @throws {Error} when there is none, or more than one
 */
export function choose<T>(things: Named<T>[], name: string, of?: string | null): T {
  const inPlace = of ? things.filter((thing) => thing.of === of) : things;
  if (inPlace.length === 0)
    throw new Error(
      `finds nothing in "${of}"; ${suggest(of ?? '', [...new Set(things.map((thing) => thing.of))])}`,
    );
  const [found, second] = inPlace.filter((thing) => plain(thing.name) === plain(name));
  if (!found) throw new Error(`finds no "${name}"; ${hint(name, inPlace, things)}`);
  if (second)
    throw new Error(
      `finds "${name}" in "${found.of}" and in "${second.of}": add {of="${found.of}"} or the other`,
    );
  return found.value;
}

/** Things without those that have the name of an earlier one, and belong to the same. */
export function firstOfEach<T extends Named<unknown>>(things: T[]): T[] {
  const byName = new Map<string, T>();
  for (const thing of things) {
    const key = `${thing.of}: ${plain(thing.name)}`;
    if (!byName.has(key)) byName.set(key, thing);
  }
  return [...byName.values()];
}

/** Where the name is, the name that was meant, or where a new one goes. */
function hint(name: string, inPlace: Named<unknown>[], things: Named<unknown>[]): string {
  const elsewhere = things.filter((thing) => plain(thing.name) === plain(name));
  if (elsewhere.length > 0) return `it's in ${elsewhere.map(({of}) => `"${of}"`).join(', ')}`;
  const best = closest(
    name,
    inPlace.map((thing) => plain(thing.name)),
  );
  return best
    ? `did you mean "${best}"?`
    : 'look for its name in src/product/facts/limits.yaml and src/product/facts/forms/; if the product has no such fact yet, add it there first';
}

/** Names in tables have bold words and code; in brackets, these are plain. */
export const plain = (name: string) => name.replace(/[*`]/g, '');
