import type {SearchRecord} from '../../src/search/records/record';
import {type AlgoliaIndex, emptyIndex} from './algolia-index';

/**
 * What a request changes, to be applied later; `undefined` if it only reads.
 *
 * @param request method and action: `POST batch`
 */
export function changeOf(
  indexes: Map<string, AlgoliaIndex>,
  indexName: string,
  request: string,
  body: unknown,
  parameters: URLSearchParams,
): (() => void) | undefined {
  const index = () => {
    const there = indexes.get(indexName) ?? emptyIndex();
    indexes.set(indexName, there);
    return there;
  };
  switch (request) {
    case 'POST batch': {
      const {requests} = body as {requests: {action: string; body: SearchRecord}[]};
      return () => {
        for (const {body: record} of requests) index().records.set(record.objectID, record);
      };
    }
    case 'PUT settings':
      return () => Object.assign(index().settings, body);
    case 'POST synonyms/batch':
      return () => {
        const {synonyms} = index();
        if (parameters.get('replaceExistingSynonyms') === 'true') synonyms.clear();
        for (const synonym of body as {objectID: string}[]) synonyms.set(synonym.objectID, synonym);
      };
    case 'DELETE ':
      return () => indexes.delete(indexName);
    case 'POST operation':
      return () => operate(indexes, indexName, body as Operation);
  }
}

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  /** Parts to copy; all if none are listed. */
  scope?: string[];
}

/** Copies or moves an index over another. Moving one that doesn't exist does nothing and isn't an error. */
function operate(
  indexes: Map<string, AlgoliaIndex>,
  indexName: string,
  {operation, destination, scope}: Operation,
) {
  const source = indexes.get(indexName);
  if (!source) return;
  const parts = Object.entries(structuredClone(source)).filter(
    ([part]) => operation === 'move' || !scope || scope.includes(part),
  );
  const old = operation === 'move' ? emptyIndex() : (indexes.get(destination) ?? emptyIndex());
  indexes.set(destination, {...old, ...Object.fromEntries(parts)});
  if (operation === 'move') indexes.delete(indexName);
}
