import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {suggest} from '../../../base/text/suggest';

/** The numbers that a page puts on parts of a screen. Each part reports its name when it's drawn: `button:Create`. */
export class Callouts {
  readonly #wanted = new Map<string, number>();
  readonly #drawn = new Set<string>();

  /** @param wanted names of parts, separated with commas; `3=row:1` assigns the number 3 */
  constructor(wanted = '') {
    for (const item of wanted.split(',').filter((each) => each.trim() !== '')) {
      const [, number, name = ''] = /^\s*(?:(\d+)=)?(.*?)\s*$/.exec(item) ?? [];
      this.#wanted.set(name, number ? Number(number) : this.#wanted.size + 1);
    }
  }

  /**
   * Returns the number to show next to a part.
   *
   * @param name kind and label, such as `filter:status`
   * @returns an empty list if the page doesn't point to the part
   */
  at(name: string): ElementContent[] {
    const isFirst = !this.#drawn.has(name);
    this.#drawn.add(name);
    return isFirst ? this.#mark(name) : [];
  }

  /** Returns the same number again, for windows that are so narrow that the part itself is hidden. */
  whereNarrow(name: string): ElementContent[] {
    return this.#mark(name, 'screen-narrow');
  }

  #mark(name: string, ...classNames: string[]): ElementContent[] {
    const number = this.#wanted.get(name);
    if (number === undefined) return [];
    return [h('b', {className: ['screen-callout', ...classNames]}, String(number))];
  }

  /** The number of each numbered part. */
  get numbers(): Record<string, number> {
    return Object.fromEntries(this.#wanted);
  }

  /** @throws {Error} when the page points to a part that wasn't drawn */
  finish(): void {
    for (const name of this.#wanted.keys()) {
      if (this.#drawn.has(name)) continue;
      const parts = [...this.#drawn];
      throw new Error(
        `points to "${name}", which isn't on the screen; ${suggest(name, parts)}. Parts: ${parts.join(', ')}`,
      );
    }
  }
}
