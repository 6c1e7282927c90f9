import {testsOf} from './conditions';
import type {Condition} from './syntax/ast';

/** The most that a query can use, so that a page never hangs. */
export const limits = {
  /** Rows that a query finds along its path. */
  paths: 200_000,
  /** Records examined on the way, found or not. A test counts as four. */
  steps: 2_000_000,
  /** Characters in a string that a function returns. */
  text: 20_000,
};

/** Ends a query that exceeds {@link limits}. Its message is for readers. */
export class Overrun extends Error {
  override name = 'Overrun';
}

/** Returns the number of steps that a condition costs per record. */
export const stepsOf = (condition: Condition): number => 4 * testsOf(condition).length;

/** Counts a query's work, and ends the query when it exceeds a limit. */
export class Budget {
  #steps = 0;
  #paths = 0;

  /** @throws {Overrun} when the query has made too many steps */
  step(count = 1): void {
    this.#steps += count;
    if (this.#steps > limits.steps)
      throw new Overrun(
        `This query takes more than ${written(limits.steps)} steps on this data. Narrow it: add a WHERE clause after FIND, use a verb instead of RELATES TO, or follow fewer relationships.`,
      );
  }

  /** @throws {Overrun} when the query has found too many paths */
  path(): void {
    this.#paths += 1;
    if (this.#paths > limits.paths)
      throw new Overrun(
        `This query follows more than ${written(limits.paths)} paths. Add conditions, or use a verb instead of RELATES TO.`,
      );
  }
}

/** @throws {Overrun} when a string would have too many characters */
export function checkLength(length: number): void {
  if (length > limits.text)
    throw new Overrun(
      `This query creates text of more than ${written(limits.text)} characters. Make the text shorter.`,
    );
}

const written = (count: number) => count.toLocaleString('en');
