import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../records/record';
import {compareRecords} from './difference';
import {type IndexContents, readRecords} from './index-contents';
import {othersSynonyms} from './synonyms';

/** Asks for a task that takes up to an hour: a large index waits in Algolia's queue. */
const maxRetries = 800;

/**
 * Replaces what an index holds, in one switch: a reader finds all of the old or all of the new.
 *
 * Everything is sent to a temporary index next to it and read back; only then the temporary index takes the live one's
 * place. A push that dies before leaves the live index as it was, and the temporary one for the next push to delete.
 * These are the steps of the client's `replaceAllObjects`, which couldn't be used as it is: it names the temporary
 * index at random, so that no one finds a left-over one again, and it gives no moment to change settings or to check
 * what arrived before the switch.
 *
 * @param live what the index holds now; `undefined` where there is none yet
 * @throws {Error} saying which step failed and what became of the live index
 */
export async function push(
  client: Algoliasearch,
  indexName: string,
  live: IndexContents | undefined,
  wanted: IndexContents,
) {
  const temporary = `${indexName}_tmp`;
  const done = async ({taskID}: {taskID: number}) => {
    await client.waitForTask({indexName: temporary, taskID, maxRetries});
  };
  let step = 'deleting what an earlier push left behind';
  let outcome = `The index "${indexName}" is as it was. Run the command again.`;
  try {
    await done(await client.deleteIndex({indexName: temporary}));

    step = 'sending settings and synonyms';
    if (live) await done(await client.operationIndex(copyOf(indexName, temporary)));
    await done(await client.setSettings({indexName: temporary, indexSettings: wanted.settings}));
    await done(
      await client.saveSynonyms({
        indexName: temporary,
        synonymHit: [...othersSynonyms(live?.synonyms ?? []), ...wanted.synonyms],
        replaceExistingSynonyms: true,
      }),
    );

    step = 'sending records';
    await client.saveObjects({
      indexName: temporary,
      objects: wanted.records.map((record) => ({...record})),
      waitForTasks: true,
      maxRetries,
    });

    step = 'reading back what was sent';
    await expectRecords(client, temporary, wanted.records);

    step = 'switching to what was sent';
    outcome =
      'Whether the switch happened is not known: a dry run tells, and another push is safe.';
    await done(await client.operationIndex(moveOf(temporary, indexName)));
    // To move an index that another push has deleted is no error at Algolia.
    await expectRecords(client, indexName, wanted.records);
  } catch (error) {
    // Algolia does what it is asked in order: if the switch is still to come, it comes before this.
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The push failed while ${step}: ${reason}\n${outcome}`, {cause: error});
  }
}

async function expectRecords(client: Algoliasearch, indexName: string, sent: SearchRecord[]) {
  const {added, changed, removed} = compareRecords(await readRecords(client, indexName), sent);
  if (added.length + changed.length + removed.length > 0) {
    throw new Error('other records are there than were sent. Is another push running?');
  }
}

/** Settings, rules and synonyms that were made in Algolia's dashboard survive a push: the copy has them too. */
const copyOf = (indexName: string, destination: string) => ({
  indexName,
  operationIndexParams: {
    operation: 'copy' as const,
    destination,
    scope: ['settings' as const, 'synonyms' as const, 'rules' as const],
  },
});

const moveOf = (indexName: string, destination: string) => ({
  indexName,
  operationIndexParams: {operation: 'move' as const, destination},
});
