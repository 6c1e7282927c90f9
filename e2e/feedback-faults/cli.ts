/**
 * Sends messages from the feedback dialog while the endpoint, network, storage, and clocks fail and readers leave, and
 * reports what happened to each: none can be lost or accepted twice. It needs the build with every service turned on.
 *
 * `npm run test:feedback -- 1000 7 8` sends a thousand messages for each of the seeds 7 and 8.
 */
import {serve} from '../../bench/server';
import {servicesRoot, siteBase} from '../services/address';
import {fates} from './ledger';
import {faults} from './plan';
import {type Result, sendThroughFaults} from './run';

async function main() {
  const [count = 1000, ...seeds] = process.argv.slice(2).map(Number);
  const site = await serve([servicesRoot]);
  try {
    for (const seed of seeds.length > 0 ? seeds : [Date.now() % 100_000]) {
      console.log(`Seed ${seed}, ${count} messages`);
      report(await sendThroughFaults({seed, count, site: site.url + siteBase}));
    }
  } finally {
    site.close();
  }
}

/** Prints how many messages met each fate, how often each fault happened, and the story of every violation. */
function report({ledger, endpoint}: Result) {
  const fatesOfAll = ledger.entries.map((entry) => ledger.fateOf(entry));
  console.log(`  ${count(fates, fatesOfAll)}`);
  console.log(`  faults: ${count(faults, endpoint.faults)}`);
  for (const {faults, story} of ledger.wrong) console.log(`  ${faults.toUpperCase()} ${story}`);
  if (ledger.wrong.length > 0) process.exitCode = 1;
}

/** Counts how often each word occurs in a list. */
const count = <Word>(words: readonly Word[], list: Word[]) =>
  words.map((word) => `${word} ${list.filter((one) => one === word).length}`).join(' · ');

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
