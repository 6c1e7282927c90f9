import {type Browser, chromium} from '@playwright/test';
import {findBrowser} from '../support/browser';
import {serviceOrigin} from '../support/service-stub';
import {Endpoint} from './endpoint';
import {Ledger} from './ledger';
import {type Case, planCases} from './plan';
import {Reader} from './reader';

/** How many readers send at the same time, and how many tabs each of them sends from at the same time. */
const readers = 2;
const tabs = 2;

/** A run. The seed decides everything except when the browser and endpoint get to things. */
export interface Run {
  seed: number;
  /** How many messages are sent. */
  count: number;
  /** The address of the build with every service turned on. */
  site: string;
}

/** The results of a run. */
export interface Result {
  ledger: Ledger;
  endpoint: Endpoint;
}

/** Sends messages while everything that can fail does. Then nothing fails anymore, and readers visit again. */
export async function sendThroughFaults({seed, count, site}: Run): Promise<Result> {
  const endpoint = await new Endpoint().start();
  const ledger = new Ledger(endpoint);
  const browser = await launch(endpoint);
  try {
    // Shared: whoever is done takes the next.
    const cases = planCases(seed, count).values();
    const names = Array.from({length: readers}, (_, index) => `reader ${index}`);
    const all = await Promise.all(
      names.map(async (name) => {
        const context = await browser.newContext({baseURL: site, userAgent: name});
        // A busy machine is slow.
        context.setDefaultTimeout(120_000);
        // tsx names functions through a helper that pages don't have: https://github.com/privatenumber/tsx/issues/113
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

/** Starts a separate browser that calls the endpoint instead of the services. */
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
