import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../records/record';
import {compareRecords} from './difference';
import {type IndexContents, readRecords} from './index-contents';
import {othersSynonyms} from './synonyms';

/** Waits for tasks of up to an hour, because a large index has to wait in Algolia's queue. */
const maxRetries = 800;

/**
 * Replaces the content of an index in one switch, so that readers find either all of the old records or all of the new
 * ones.
 *
 * Everything is sent to a temporary index and read back. Only then does the temporary index replace the live one. If a
 * push fails before that, the live index stays as it was, and the next push deletes the temporary one. The steps are
 * the same as in the client's `replaceAllObjects`, which couldn't be used: it gives the temporary index a random name,
 * so a leftover one can't be found again, and it doesn't allow changing settings or checking the records before the
 * switch.
 *
 * @param live the index's current content; `undefined` if it doesn't exist yet
 * @throws {Error} with the step that failed and the state of the live index
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
      "It isn't known whether the switch happened: a dry run shows it, and another push is safe.";
    await done(await client.operationIndex(moveOf(temporary, indexName)));
    // Algolia doesn't report an error for moving an index that another push has deleted.
    await expectRecords(client, indexName, wanted.records);
  } catch (error) {
    // Algolia processes requests in order, so a pending switch happens before this.
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The push failed while ${step}: ${reason}\n${outcome}`, {cause: error});
  }
}

async function expectRecords(client: Algoliasearch, indexName: string, sent: SearchRecord[]) {
  const {added, changed, removed} = compareRecords(await readRecords(client, indexName), sent);
  if (added.length + changed.length + removed.length > 0) {
    throw new Error('the index has different records than were sent. Is another push running?');
  }
}

/** Copies settings, rules, and synonyms, including ones made in Algolia's dashboard, so that they survive a push. */
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
