import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {suggest} from '../../../base/text/suggest';

/** The numbers that a page puts on parts of a screen. Each part says its name as it is drawn: `button:Create`. */
export class Callouts {
  readonly #wanted = new Map<string, number>();
  readonly #drawn = new Set<string>();

  /** @param wanted names of parts with commas between them; `3=row:1` gives the third number */
  constructor(wanted = '') {
    for (const item of wanted.split(',').filter((each) => each.trim() !== '')) {
      const [, number, name = ''] = /^\s*(?:(\d+)=)?(.*?)\s*$/.exec(item) ?? [];
      this.#wanted.set(name, number ? Number(number) : this.#wanted.size + 1);
    }
  }

  /**
   * The number of a part, to be put next to it.
   *
   * @param name kind and label, such as `filter:status`
   * @returns nothing where the page doesn't point to it
   */
  at(name: string): ElementContent[] {
    const isFirst = !this.#drawn.has(name);
    this.#drawn.add(name);
    return isFirst ? this.#mark(name) : [];
  }

  /** The same number once more, where the part itself is hidden in a narrow window. */
  whereNarrow(name: string): ElementContent[] {
    return this.#mark(name, 'screen-narrow');
  }

  #mark(name: string, ...classNames: string[]): ElementContent[] {
    const number = this.#wanted.get(name);
    if (number === undefined) return [];
    return [h('b', {className: ['screen-callout', ...classNames]}, String(number))];
  }

  /** The number of each part that has one. */
  get numbers(): Record<string, number> {
    return Object.fromEntries(this.#wanted);
  }

  /** @throws {Error} when the page points to a part that wasn't drawn */
  finish(): void {
    for (const name of this.#wanted.keys()) {
      if (this.#drawn.has(name)) continue;
      const parts = [...this.#drawn];
      throw new Error(
        `points to "${name}", which is not on the screen; ${suggest(name, parts)}. Parts: ${parts.join(', ')}`,
      );
    }
  }
}
