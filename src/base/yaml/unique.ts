import type * as z from 'zod';

/**
 * Makes a rule for a list: no two items have the same value under a key. Use it with `superRefine`.
 *
 * @param keyOf the value that must be different in each item
 * @param what the value in words, for the message
 */
export const unique =
  <T>(keyOf: (item: T) => string, what: string) =>
  (list: readonly T[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, item] of list.entries()) {
      const key = keyOf(item);
      if (seen.has(key))
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `another ${what} is "${key}": rename one of them, or delete it`,
        });
      seen.add(key);
    }
  };

/** As {@link unique}, for a list of texts. */
export const uniqueTexts = (what: string) => unique((text: string) => text, what);
