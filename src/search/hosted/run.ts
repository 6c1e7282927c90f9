import {algoliasearch} from 'algoliasearch';
import {countOf} from '../../base/text/words';
import type {SearchRecord} from '../records/record';
import type {Credentials} from './credentials';
import {describe} from './describe';
import {compare, isEmpty} from './difference';
import {findFaults} from './faults';
import {toHosts} from './hosts';
import {createHostsCache} from './hosts-cache';
import {readIndex} from './index-contents';
import {push} from './push';
import {settings} from './settings';
import {toSynonymHits} from './synonyms';

interface Options {
  records: SearchRecord[];
  /** Groups of words with the same meaning. */
  synonyms: readonly (readonly string[])[];
  /** Whether to print the changes without sending anything. */
  dryRun: boolean;
  print: (line: string) => void;
}

/**
 * Updates a hosted index to match the build.
 *
 * @throws {Error} when records are invalid, or a step of the push fails
 */
export async function run(credentials: Credentials, {records, synonyms, dryRun, print}: Options) {
  const faults = findFaults(records);
  if (faults.length > 0) throw new Error(['Nothing was sent:', ...faults].join('\n'));

  const {appId, adminKey, indexName, hosts} = credentials;
  const client = algoliasearch(appId, adminKey, {
    hostsCache: createHostsCache(),
    ...(hosts && {hosts: toHosts(hosts)}),
  });
  const wanted = {records, settings, synonyms: toSynonymHits(synonyms)};
  const live = await readIndex(client, indexName);
  const difference = compare(live, wanted);

  print(live ? `Index "${indexName}":` : `Index "${indexName}" doesn't exist yet:`);
  for (const line of describe(difference)) print(line);
  if (isEmpty(difference)) return print('It already matches the build: nothing to send.');
  if (dryRun) return print('This was a dry run: nothing was sent.');
  await push(client, indexName, live, wanted);
  print(`Readers now search ${countOf(records.length, 'record')}.`);
}
