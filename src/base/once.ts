/** Makes something when it is first asked for, and gives the same from then on. */
export function once<Made>(make: () => Made): () => Made {
  let made: {value: Made} | undefined;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}

/** Makes something of an object once, however often it is asked for; it goes with the object. */
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
 * Remembers answers by text, since the same is asked more than once: each page is read for the browser, for the server
 * and for its Markdown copy.
 *
 * @returns a function that computes an answer unless it has one for this text; answers are kept apart by the object
 *   that they are true of, and go with it
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
