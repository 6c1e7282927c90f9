import {suggest} from '../../../base/text/suggest';

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
  if (inPlace.length === 0) throw new Error(`finds nothing in "${of}"; ${hint(of, things, 'of')}`);
  const [found, second] = inPlace.filter((thing) => plain(thing.name) === plain(name));
  if (!found) throw new Error(`finds no "${name}"; ${hint(name, inPlace, 'name')}`);
  if (second)
    throw new Error(
      `finds "${name}" in "${found.of}" and in "${second.of}": add {of="${found.of}"} or the other`,
    );
  return found.value;
}

const hint = (word: string | null | undefined, things: Named<unknown>[], key: 'name' | 'of') =>
  suggest(word ?? '', [...new Set(things.map((thing) => thing[key]))]);

/** Names in tables have bold words and code; in brackets, these are plain. */
const plain = (name: string) => name.replace(/[*`]/g, '');
