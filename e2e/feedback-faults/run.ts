import {type Browser, chromium} from '@playwright/test';
import {findBrowser} from '../support/browser';
import {serviceOrigin} from '../support/service-stub';
import {Endpoint} from './endpoint';
import {Ledger} from './ledger';
import {type Case, planCases} from './plan';
import {Reader} from './reader';

/** Readers that send at the same time, and the tabs that each of them sends from at the same time. */
const readers = 2;
const tabs = 2;

/** A run, which the seed decides but for the times at which browser and endpoint get to things. */
export interface Run {
  seed: number;
  /** How many messages are sent. */
  count: number;
  /** Address of the build with every service on. */
  site: string;
}

/** What a run leaves to look at. */
export interface Result {
  ledger: Ledger;
  endpoint: Endpoint;
}

/** Sends messages while everything fails that can; then nothing fails any more, and readers visit once again. */
export async function sendThroughFaults({seed, count, site}: Run): Promise<Result> {
  const endpoint = await new Endpoint().start();
  const ledger = new Ledger(endpoint);
  const browser = await launch(endpoint);
  try {
    // Shared: who is done takes the next.
    const cases = planCases(seed, count).values();
    const names = Array.from({length: readers}, (_, index) => `reader ${index}`);
    const all = await Promise.all(
      names.map(async (name) => {
        const context = await browser.newContext({baseURL: site, userAgent: name});
        // A busy machine takes its time.
        context.setDefaultTimeout(120_000);
        // tsx names functions through a helper that a page does not have: https://github.com/privatenumber/tsx/issues/113
        await context.addInitScript('globalThis.__name = (named) => named');
        const surroundings = {context, name, endpoint, ledger};
        await Promise.all(
          Array.from({length: tabs}, () => sendAll(new Reader(surroundings), cases)),
        );
        return surroundings;
      }),
    );
    endpoint.calmDown();
    await Promise.all(all.map((surroundings) => new Reader(surroundings).settle()));
    return {ledger, endpoint};
  } finally {
    await browser.close();
    endpoint.stop();
  }
}

async function sendAll(reader: Reader, cases: Iterable<Case>): Promise<void> {
  for (const planned of cases) await reader.send(planned);
  await reader.close();
}

/** Starts a browser of its own, which asks the endpoint what it would ask the services. */
const launch = ({port}: Endpoint): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--js-flags=--no-opt --no-maglev',
      `--host-resolver-rules=MAP ${new URL(serviceOrigin).host} 127.0.0.1:${port}`,
    ],
  });
