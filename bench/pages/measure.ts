import {statSync} from 'node:fs';
import path from 'node:path';
import {serve} from '../server';
import {launch} from './browser';
import {type Interaction, interact} from './interact';
import {Samples} from './samples';
import {builtSites, kinds} from './sites';
import {type Visit, visit} from './visit';

export const visits = new Samples<Visit>('visits');
export const interactions = new Samples<Interaction>('interactions');

/** The page where a reader acts: its sidebar has groups. */
const actedOn = kinds.guide;

/**
 * Visits a page of each kind on every site, taking turns, so that other work on the machine affects them all.
 *
 * @param rounds how many times; each starts with a different site
 */
export const measureVisits = (rounds: number) =>
  inTurns(
    rounds,
    Object.keys(kinds),
    async ({site, server, what: kind, browser}) => {
      const page = kinds[kind];
      return page && visit(browser, server, site.addressOf(page));
    },
    ({site, what: kind, build}, measured) => {
      visits.add({site: site.name, page: kind}, measured, build);
      console.log(kind, site.name, JSON.stringify(measured));
    },
  );

/** Acts for the first time on a page of every site, taking turns. */
export const measureInteractions = (rounds: number) =>
  inTurns(
    rounds,
    actions,
    async ({site, server, what, browser}) => {
      const action = site.actions[what];
      return action && actedOn && interact(browser, server, site.addressOf(actedOn), action);
    },
    ({site, what, build}, measured) => {
      interactions.add({site: site.name, action: what}, measured, build);
      console.log(what, site.name, JSON.stringify(measured));
    },
  );

export const actions = ['search', 'first result', 'sidebar', 'color mode'];

interface Turn {
  site: ReturnType<typeof builtSites>[number];
  server: Awaited<ReturnType<typeof serve>>;
  /** Distinguishes a site's builds. */
  build: string;
  what: string;
  browser: Awaited<ReturnType<typeof launch>>;
}

/**
 * Measures on every site in turns. A round before them isn't kept: the servers compress each file when it's first asked
 * for.
 */
async function inTurns<Measured>(
  rounds: number,
  whats: string[],
  measure: (turn: Turn) => Promise<Measured | undefined>,
  keep: (turn: Turn, measured: Measured) => void,
) {
  const served = await Promise.all(
    builtSites().map(async (site) => ({
      site,
      server: await serve([site.folder], 'br'),
      build: statSync(path.join(site.folder, '404.html')).mtime.toISOString(),
    })),
  );
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const browser = await launch();
      const order = served.map((_, index) => served[(index + round) % served.length]);
      for (const what of whats)
        for (const each of order) {
          if (!each) continue;
          const turn = {...each, what, browser};
          const measured = await measure(turn);
          if (round > 0 && measured) keep(turn, measured);
        }
      await browser.close();
    }
  } finally {
    for (const {server} of served) server.close();
  }
}
