/** Creates a value on first use, and returns the same value after that. */
export function once<Made>(make: () => Made): () => Made {
  let made: {value: Made} | undefined;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}

/** Creates a value once per object. The value is garbage-collected with the object. */
export function oncePer<Of extends object, Rest extends unknown[], Made>(
  make: (of: Of, ...rest: Rest) => Made,
): (of: Of, ...rest: Rest) => Made {
  const made = new WeakMap<Of, {value: Made}>();
  return (of, ...rest) => {
    const entry = made.get(of) ?? {value: make(of, ...rest)};
    made.set(of, entry);
    return entry.value;
  };
}

/**
 * Caches results by text, because each page is read several times: for the browser, for the server, and for its
 * Markdown copy.
 *
 * @returns a function that computes a result unless it's cached for this object and text. Results are garbage-collected
 *   with their object.
 */
export function oncePerText<Answer>(): (of: object, text: string, compute: () => Answer) => Answer {
  const answersOf = oncePer((_of: object) => new Map<string, Answer>());
  return (of, text, compute) => {
    const answers = answersOf(of);
    const answer = answers.get(text) ?? compute();
    answers.set(text, answer);
    return answer;
  };
}
