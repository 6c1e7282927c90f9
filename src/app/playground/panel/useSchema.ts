import {useEffect, useState} from 'react';
import {NotLoaded} from '../../../base/worker/client';
import type {SchemaGroup} from '../../../bql/schema/browse';
import type {QueryEngine} from '../../../sample/engine/client';

/**
 * Returns the part of the data model that a reader looks at. The engine knows it, and loads descriptions with the first
 * request. Until it answers a search, the previous answer stays.
 *
 * @param search text to find. Without it, the model's attributes and verbs are returned, or all models
 */
export function useSchema(
  engine: QueryEngine,
  search: string,
  model: string | undefined,
  models: SchemaGroup[],
) {
  const [answer, setAnswer] = useState<{of: string | undefined; groups: SchemaGroup[]}>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const words = search.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the request
  useEffect(() => {
    setFailure(undefined);
    if (!words && !model) return undefined;
    const controller = new AbortController();
    const asked = words
      ? engine.ask('search', [words], controller.signal)
      : engine.ask('describe', [model ?? ''], controller.signal);
    asked.then(
      (groups) => setAnswer({of: words ? undefined : model, groups}),
      // Any other error means that a newer request has replaced this one.
      (error) => error instanceof NotLoaded && setFailure(error.message),
    );
    return () => controller.abort();
  }, [engine, words, model, attempts]);

  const isAnswered = answer && (words ? answer.of === undefined : answer.of === model);
  const asked = isAnswered ? answer.groups : undefined;
  return {
    groups: words || model ? asked : models,
    failure,
    retry: () => setAttempts(attempts + 1),
  };
}
