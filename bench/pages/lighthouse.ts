import {serve} from '../server';
import {launch} from './browser';
import {ours} from './peers/ours';
import {load} from './peers/peer';
import {Samples} from './samples';
import {kinds} from './sites';

/** Scores by category, and what keeps a category below 100. */
export interface Scores {
  scores: Record<string, number>;
  missing: string[];
}

export const lighthouse = new Samples<Scores>('lighthouse');

/** A page of every kind a reader can land on. */
const pages: Record<string, string> = {
  home: '/',
  ...Object.fromEntries(Object.entries(kinds).map(([kind, {route}]) => [kind, route])),
  category: '/docs/category/security',
  glossary: '/docs/reference/glossary',
  explorer: '/docs/reference/udm',
  release: `/docs/releases/platform/11.32`,
  playground: '/playground',
  search: '/search',
  help: '/help',
  versions: '/versions',
};

/** The parts of a result that are used here. */
interface Result {
  lhr: {
    categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
    audits: Record<string, {score: number | null; title: string; displayValue?: string}>;
  };
}

/** Runs Lighthouse on every kind of page, with its own phone settings. */
export async function measureLighthouse() {
  const {default: run} = await import(load.resolve('lighthouse'));
  const server = await serve([ours.folder], 'br');
  const port = 9222;
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    for (const [kind, route] of Object.entries(pages)) {
      const result: Result = await run(server.url + route, {port, logLevel: 'error'});
      const measured = scoresOf(result);
      lighthouse.add({page: kind}, measured);
      console.log(kind, JSON.stringify(measured));
    }
  } finally {
    await browser.close();
    server.close();
  }
}

function scoresOf({lhr: {categories, audits}}: Result): Scores {
  const entries = Object.entries(categories);
  return {
    scores: Object.fromEntries(
      entries.map(([name, {score}]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    missing: entries.flatMap(([name, {auditRefs}]) =>
      auditRefs.flatMap(({id, weight}) => {
        const {score, title, displayValue = ''} = audits[id] ?? {score: null, title: id};
        return weight > 0 && score !== null && score < 0.995
          ? [`${name}: ${title} ${displayValue}`.trim()]
          : [];
      }),
    ),
  };
}
