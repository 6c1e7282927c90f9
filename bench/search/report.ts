import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeSection} from '../readme-section';
import {table} from '../table';
import {cache} from './corpus';
import {kinds} from './queries';
import type {ByKind, Relevance} from './relevance';
import {peers} from './systems/command';
import type {Timing} from './timing';

/** What's known about a system on a corpus. Parts that weren't measured are missing. */
export interface Measured {
  index: number;
  files: number;
  relevance?: ByKind;
  /** The same for queries that nothing was tuned on. */
  heldOut?: ByKind;
  fast?: Timing;
  slow?: Timing;
}

/** By corpus, then by system. */
export type Results = Record<string, Record<string, Measured>>;

const file = path.join(cache, 'results.json');
const readme = path.join(__dirname, 'README.md');
const heading = '## Peers\n';

/** Adds results to those of earlier runs, because a run can measure only a part. */
export function saveResults(results: Results) {
  const all = readResults();
  for (const [corpus, systems] of Object.entries(results)) {
    const known = all[corpus] ?? {};
    all[corpus] = known;
    for (const [system, measured] of Object.entries(systems)) {
      known[system] = {...known[system], ...measured};
    }
  }
  mkdirSync(cache, {recursive: true});
  writeFileSync(file, JSON.stringify(all, null, 2));
}

function readResults(): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

interface About {
  chromium: string;
  queries: number;
  heldOut: number;
  /** Name of the measured folder. */
  build: string;
}

/** Writes and prints the README's "Peers" section. Other sections stay. */
export function writeReport(about: About) {
  const results = readResults();
  const section = [
    heading,
    facts(about),
    ...Object.keys(results)
      .sort()
      .reverse()
      .map((corpus) => speed(corpus, results[corpus] ?? {})),
    relevance(results.site ?? {}, 'relevance', `Relevance, ${about.queries} queries`),
    relevance(results.site ?? {}, 'heldOut', `Relevance, ${about.heldOut} held-out queries`),
  ].join('\n');
  writeSection(readme, section);
  console.log(section);
}

function facts({chromium, queries, build}: About): string {
  const pinned: Record<string, string> = peers('./package.json').devDependencies;
  const [cpu] = os.cpus();
  return `\`npm run bench:search\` (once: \`npm install --no-save --prefix bench/search\`, then \`npm run build\`), on
${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores ${cpu?.model}, Node ${process.version}, headless Chromium ${chromium}.
Peers: easyops/docusaurus-search-local ${pinned['@easyops-cn/docusaurus-search-local']}, Pagefind ${pinned.pagefind} with its own interface,
VitePress ${pinned.vitepress} with its local search. ${queries} queries (\`queries.yaml\`). Times are medians of five fresh
browser contexts. *Cold* runs from pressing the pointer to the first result, on a page that's been read for four
seconds. The query is pasted as soon as there's a field, and the mouse jumps onto the button at the moment of the press.
*Rested* means that the mouse has been on the button for 150 ms, as a hand does, and a system can use the time.
*Just loaded* is half a second after the page's last request, when our page hasn't started its script yet, because it
waits for the reader to act. *Warm* runs from replacing a query to the new query's first result. *Throttled* is CPU 4x
in the page (Chromium can't slow workers down: "Operation is only supported for pages, not workers"), 1.6 Mbit/s, and
150 ms in the server (workers wait for it, too). The longest task is 0 below 50 ms, the browser's own limit. The heap is
what workers hold after typing and a garbage collection; a system without a worker has none. Bytes are gzip bodies
from the click to the first result, plus the script and style Pagefind loads with the page. Background loading during
that time counts. The ratio is ours to the best peer. Measured: the folder \`${build}\`; machine load at the end: ${os.loadavg()[0]?.toFixed(1)}.
A system that lists several sections of a page isn't penalized, because places count pages. Multiplied: copies of the docs
with 30% of the words replaced, half by other words of the site and half by coined words (\`vocabulary.ts\`).
`;
}

const names = (systems: Record<string, Measured>) => Object.keys(systems);

interface Column {
  title: string;
  value: (measured: Measured) => number | undefined;
  show: (value: number) => string;
}

const kilobytes = (value: number) => `${(value / 1000).toFixed(0)} kB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

const columns: Column[] = [
  {title: 'Bytes before first result', value: ({fast}) => fast?.bytes, show: kilobytes},
  {title: 'Cold', value: ({fast}) => fast?.cold, show: milliseconds},
  {title: 'Cold, rested', value: ({fast}) => fast?.rested, show: milliseconds},
  {title: 'Cold, page just loaded', value: ({fast}) => fast?.early, show: milliseconds},
  {title: 'Warm', value: ({fast}) => fast?.warm, show: milliseconds},
  {title: 'Throttled cold', value: ({slow}) => slow?.cold, show: milliseconds},
  {title: 'Throttled cold, rested', value: ({slow}) => slow?.rested, show: milliseconds},
  {title: 'Throttled cold, page just loaded', value: ({slow}) => slow?.early, show: milliseconds},
  {title: 'Throttled warm', value: ({slow}) => slow?.warm, show: milliseconds},
  {title: 'Index (gzip)', value: ({index}) => index, show: kilobytes},
  {title: 'Longest task while typing', value: ({fast}) => fast?.longestTask, show: milliseconds},
  {title: 'Worker heap', value: ({fast}) => fast?.heap, show: kilobytes},
];

function speed(corpus: string, systems: Record<string, Measured>): string {
  const title = corpus === 'site' ? 'The site as is' : `The site multiplied to ${corpus} pages`;
  const rows = columns.map(({title: name, value, show}) => {
    const cell = (measured?: Measured) => {
      const number = measured && value(measured);
      return number === undefined ? 'open' : show(number);
    };
    const values = names(systems).map((system) => cell(systems[system]));
    return [name, ...values, ratio(systems, value)];
  });
  return `### ${title}\n\n${table(['', ...names(systems), 'Ratio'], rows)}`;
}

function ratio(systems: Record<string, Measured>, value: Column['value']): string {
  const {ours, ...others} = systems;
  const own = ours && value(ours);
  const best = Math.min(...Object.values(others).map((peer) => value(peer) ?? Number.NaN));
  return own === undefined || !(best > 0 && Number.isFinite(best)) ? '' : (own / best).toFixed(2);
}

function relevance(
  systems: Record<string, Measured>,
  part: 'relevance' | 'heldOut',
  title: string,
): string {
  const show = (score?: Relevance) =>
    score
      ? [score.mrr, score.first, score.five].map((part) => part.toFixed(3)).join(' · ')
      : 'open';
  const [first] = Object.values(systems);
  // A set of queries doesn't have all kinds.
  const shown = (['all', ...kinds] as const).filter((kind) => first?.[part]?.[kind]?.mrr != null);
  const rows = shown.map((kind) => [
    kind,
    ...names(systems).map((system) => show(systems[system]?.[part]?.[kind])),
  ]);
  return `### ${title}: MRR@10 · success@1 · success@5\n\n${table(['', ...names(systems)], rows)}`;
}
