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
  inTurns(rounds, Object.keys(kinds), async ({site, server, build, what: kind, browser}) => {
    const page = kinds[kind];
    if (!page) return;
    const address = site.addressOf(page);
    const measured = await visit(browser, server, address);
    visits.add({site: site.name, page: kind}, measured, build);
    console.log(kind, site.name, JSON.stringify(measured));
  });

/** Acts for the first time on a page of every site, taking turns. */
export const measureInteractions = (rounds: number) =>
  inTurns(rounds, actions, async ({site, server, build, what, browser}) => {
    const action = site.actions[what];
    if (!action || !actedOn) return;
    const measured = await interact(browser, server, site.addressOf(actedOn), action);
    interactions.add({site: site.name, action: what}, measured, build);
    console.log(what, site.name, JSON.stringify(measured));
  });

export const actions = ['search', 'sidebar', 'color mode'];

interface Turn {
  site: ReturnType<typeof builtSites>[number];
  server: Awaited<ReturnType<typeof serve>>;
  /** Distinguishes a site's builds. */
  build: string;
  what: string;
  browser: Awaited<ReturnType<typeof launch>>;
}

async function inTurns(rounds: number, whats: string[], run: (turn: Turn) => Promise<void>) {
  const served = await Promise.all(
    builtSites().map(async (site) => ({
      site,
      server: await serve([site.folder], 'br'),
      build: statSync(path.join(site.folder, '404.html')).mtime.toISOString(),
    })),
  );
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launch();
      const order = served.map((_, index) => served[(index + round) % served.length]);
      for (const what of whats)
        for (const turn of order) if (turn) await run({...turn, what, browser});
      await browser.close();
    }
  } finally {
    for (const {server} of served) server.close();
  }
}
