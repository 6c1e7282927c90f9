import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../records/record';

/** The content of an index. */
export interface IndexContents {
  records: SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

/**
 * Reads a whole hosted index.
 *
 * @returns `undefined` if the index doesn't exist
 * @throws {Error} when it can't be read
 */
export async function readIndex(
  client: Algoliasearch,
  indexName: string,
): Promise<IndexContents | undefined> {
  if (!(await client.indexExists({indexName}))) return undefined;
  const [records, settings, synonyms] = await Promise.all([
    readRecords(client, indexName),
    client.getSettings({indexName}),
    readSynonyms(client, indexName),
  ]);
  return {records, settings, synonyms};
}

/** Reads every record in an index, as it was sent. */
export async function readRecords(client: Algoliasearch, indexName: string) {
  const records: SearchRecord[] = [];
  await client.browseObjects<SearchRecord>({
    indexName,
    browseParams: {attributesToRetrieve: ['*'], hitsPerPage: 1000},
    aggregator: ({hits}) => {
      records.push(...hits);
    },
  });
  return records;
}

async function readSynonyms(client: Algoliasearch, indexName: string) {
  const synonyms: SynonymHit[] = [];
  await client.browseSynonyms({
    indexName,
    aggregator: ({hits}) => {
      synonyms.push(...hits);
    },
  });
  // Search results include match highlighting, which isn't part of the synonym.
  return synonyms.map(
    ({_highlightResult, ...synonym}: SynonymHit & {_highlightResult?: unknown}) => synonym,
  );
}
