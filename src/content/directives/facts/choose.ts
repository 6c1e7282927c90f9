import {closest, suggest} from '../../../base/text/suggest';

/** A named item of the product, with what it belongs to, in case several items have the same name. */
export interface Named<T> {
  name: string;
  of: string;
  value: T;
}

/**
 * Returns the item with a name.
 *
 * @param of what the item belongs to; required only if several items have the name
 * @throws {Error} when no item, or more than one, has the name
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

/** Removes items with the same name and owner as an earlier item. */
export function firstOfEach<T extends Named<unknown>>(things: T[]): T[] {
  const byName = new Map<string, T>();
  for (const thing of things) {
    const key = `${thing.of}: ${plain(thing.name)}`;
    if (!byName.has(key)) byName.set(key, thing);
  }
  return [...byName.values()];
}

/** Returns where the name exists, the name that was probably meant, or where to add a new one. */
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

/** Names in tables can have bold words and code. In brackets, they're plain. */
export const plain = (name: string) => name.replace(/[*`]/g, '');
