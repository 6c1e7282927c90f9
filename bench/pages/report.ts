import os from 'node:os';
import path from 'node:path';
import {writeSection} from '../readme-section';
import {median} from '../statistics';
import {table} from '../table';
import {builds, type Cost, type Start, type Weights, weights} from './growth/run';
import type {Interaction} from './interact';
import {lighthouse} from './lighthouse';
import {actions, interactions, visits} from './measure';
import {load} from './peers/peer';
import type {Samples} from './samples';
import {kinds, sites} from './sites';
import type {Visit} from './visit';
import {type WritingTimes, writing} from './writing';

const readme = path.join(__dirname, 'README.md');
const names = sites.map(({name}) => name);

const kilobytes = (value: number) => `${(value / 1000).toFixed(0)} kB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const plain = (digits: number) => (value: number) => value.toFixed(digits);

/** Rewrites the README's figures from everything ever measured, and prints them. */
export function writeReport() {
  const sections = [
    pagesSection(),
    interactionsSection(),
    buildsSection(),
    growthSection(),
    writingSection(),
    lighthouseSection(),
  ];
  for (const section of sections) {
    if (!section) continue;
    writeSection(readme, section);
    console.log(`\n${section}`);
  }
}

interface Column {
  title: string;
  value: (visit: Visit) => number;
  show: (value: number) => string;
  goal: string;
}

const columns: Column[] = [
  {
    title: 'until load',
    value: ({untilLoad}) => untilLoad,
    show: kilobytes,
    goal: 'ahead of Starlight',
  },
  {
    title: 'HTML and CSS',
    value: ({look}) => look,
    show: kilobytes,
    goal: '30 kB',
  },
  {
    title: 'until idle',
    value: ({untilIdle}) => untilIdle,
    show: kilobytes,
    goal: '0.6 of Docusaurus',
  },
  {title: 'script (gzip)', value: ({script}) => script, show: kilobytes, goal: ''},
  {title: 'HTML (gzip)', value: ({html}) => html, show: kilobytes, goal: ''},
  {title: 'LCP', value: ({lcp}) => lcp, show: milliseconds, goal: 'same as Starlight'},
  {title: 'TBT', value: ({tbt}) => tbt, show: milliseconds, goal: '50 ms'},
  {title: 'CLS', value: ({cls}) => cls, show: plain(2), goal: '0'},
];

function pagesSection(): string | undefined {
  if (visits.all.length === 0) return undefined;
  const ofPage = (site: string, page: string, {value}: Column) =>
    median(visits.where({site, page}).map(value));
  const range = (site: string, column: Column) => {
    const values = Object.keys(kinds)
      .map((page) => ofPage(site, page, column))
      .filter((value) => !Number.isNaN(value));
    if (values.length === 0) return 'open';
    const ends = [Math.min(...values), Math.max(...values)].map(column.show);
    if (ends[0] === ends[1]) return `${ends[0]}`;
    // The unit once.
    return `${ends[0]?.replace(/ .*/, '')} to ${ends[1]}`;
  };
  const byPage = (column: Column) =>
    `${column.title} of each page:\n\n${table(
      ['', ...names],
      Object.keys(kinds).map((page) => [
        page,
        ...names.map((site) => column.show(ofPage(site, page, column))),
      ]),
    )}`;
  const rounds = visits.where({site: 'ours', page: 'guide'}).length;
  return [
    '## Pages',
    '',
    `${about(visits)} Rounds: ${rounds}. Medians of visits to one page of each kind (${Object.keys(kinds).join(', ')}), from the lowest to the highest of the five pages.`,
    '',
    table(
      ['', ...columns.map(({title}) => title)],
      [
        ...names.map((site) => [site, ...columns.map((column) => range(site, column))]),
        ['goal', ...columns.map(({goal}) => goal)],
      ],
    ),
    ...columns.filter(({title}) => ['until load', 'LCP', 'TBT'].includes(title)).map(byPage),
  ].join('\n');
}

function interactionsSection(): string | undefined {
  if (interactions.all.length === 0) return undefined;
  const show = (samples: Interaction[]) => {
    if (samples.length === 0) return '';
    const answers = samples.flatMap(({answered}) => answered ?? []);
    const inp = milliseconds(median(samples.map((sample) => sample.inp)));
    const lost = samples.length - answers.length;
    if (lost > samples.length / 2) return `${inp} · lost`;
    return `${inp} · ${milliseconds(median(answers))}`;
  };
  return [
    '## First interactions',
    '',
    `${about(interactions)} On the guide page, at the moment of the load event and before anything is touched: INP, then the time until the result appears. "First result" is from the press to the first result of a query, which is typed as soon as the field is there. Medians; the goals are an INP of 200 ms, a field after 100 ms, and a first result after 1,000 ms. "Lost" means no result within 15 seconds. A site without an entry doesn't have the feature.`,
    '',
    table(
      ['', ...names],
      actions.map((action) => [
        action,
        ...names.map((site) => show(interactions.where({site, action}))),
      ]),
    ),
  ].join('\n');
}

const seconds = (value?: number) => (value === undefined ? '' : `${value.toFixed(1)} s`);

function writingSection(): string | undefined {
  const steps: [title: string, of: (times: WritingTimes) => number | undefined][] = [
    ['`npm start` to the first page, nothing kept', ({cold}) => cold],
    ['`npm start` to the first page, started before', ({warm}) => warm],
    ['Edit of a page to seeing it', ({page}) => page],
    ['Edit of a style to seeing it', ({style}) => style],
    ['Edit of a fact in YAML to seeing it', ({fact}) => fact],
  ];
  const sampled = ['ours', 'docusaurus'].map((site) => writing.where({site}));
  if (sampled.some((samples) => samples.length === 0)) return undefined;
  return [
    '## Writing',
    '',
    `${about(writing)} The development server, from the command or from saving a file until the browser shows it. Medians. The goal is 1.3 times stock Docusaurus on the same pages.`,
    '',
    table(
      ['', 'ours', 'docusaurus'],
      steps.map(([title, of]) => [
        title,
        ...sampled.map((samples) => {
          const found = samples.flatMap((times) => of(times) ?? []);
          return seconds(found.length > 0 ? median(found) : undefined);
        }),
      ]),
    ),
  ].join('\n');
}

const cost = (build?: Cost) =>
  build
    ? [
        `${build.seconds.toFixed(0)} s`,
        `${build.processor.toFixed(0)} s`,
        `${(build.memory / 1000).toFixed(1)} GB`,
      ]
    : ['open', 'open', 'open'];

/** Medians of builds of a site. */
function costOf(site: string, times: number, start: Start): Cost | undefined {
  const found = builds.where({site, times: String(times), start});
  if (found.length === 0) return undefined;
  const of = (part: keyof Cost) => median(found.map((each) => each[part]));
  return {seconds: of('seconds'), processor: of('processor'), memory: of('memory')};
}

/** How many times as much ours takes. */
const ratio = (part: keyof Cost, ours?: Cost, stock?: Cost): string =>
  ours && stock ? (ours[part] / stock[part]).toFixed(2) : 'open';

const starts: [start: Start, title: string, goal: string][] = [
  ['cold', 'cold', '1.25'],
  ['warm', 'warm, nothing changed', '1.0'],
  ['edited', 'warm, one page changed', '1.1'],
];

function buildsSection(): string | undefined {
  if (builds.where({times: '1'}).length === 0) return undefined;
  const rounds = builds.where({site: 'ours', times: '1', start: 'cold'}).length;
  return [
    '## Builds',
    '',
    `${about(builds)} In turn with stock Docusaurus, on the same pages: time by the clock, processor time, and memory at the peak. Rounds: ${rounds}; medians. The goal for memory, cold, is 1.15.`,
    '',
    table(
      ['', 'ours', '', '', 'docusaurus', '', '', 'ratio of time', 'goal', 'ratio of memory'],
      starts.map(([start, title, goal]) => {
        const [ours, stock] = [costOf('ours', 1, start), costOf('docusaurus', 1, start)];
        return [
          title,
          ...cost(ours),
          ...cost(stock),
          ratio('seconds', ours, stock),
          goal,
          ratio('memory', ours, stock),
        ];
      }),
    ),
  ].join('\n');
}

const weight = ({pages, main, sidebar, script, untilLoad, untilIdle}: Weights) => [
  String(pages),
  ...[main, sidebar, script, untilLoad, untilIdle].map(kilobytes),
];

const guideColumns = [
  'guide page',
  'pages',
  'main bundle (gzip)',
  'largest sidebar (gzip)',
  'script of a page (gzip)',
  'until load',
  'until idle',
];

function growthSection(): string | undefined {
  const times = [...builds.all, ...weights.all].map(({of}) => Number(of.times));
  const sizes = [...new Set(times)].sort((a, b) => a - b);
  if (sizes.length === 0) return undefined;
  const weighed = sizes.flatMap((size) => {
    const measured = weights.where({times: String(size)}).at(-1);
    return measured ? [[`x${size}`, ...weight(measured)]] : [];
  });
  const one = costOf('ours', 1, 'cold');
  return [
    '## Growth',
    '',
    `${about(builds)} Cold builds. The goals are the same processor time per page at each size and, at eight times the pages, stock Docusaurus's memory and 200 kB of script.`,
    '',
    table(
      ['', 'ours', 'processor', 'per page of x1', 'memory', 'docusaurus', 'processor', 'memory'],
      sizes.map((size) => {
        const [ours, stock] = [costOf('ours', size, 'cold'), costOf('docusaurus', size, 'cold')];
        const [clock, processor, memory] = cost(ours);
        const perPage = ours && one && ours.processor / size / one.processor;
        return [
          `x${size}`,
          clock ?? '',
          processor ?? '',
          perPage?.toFixed(2) ?? 'open',
          memory ?? '',
          ...cost(stock),
        ];
      }),
    ),
    ...(weighed.length > 0 ? [table(guideColumns, weighed)] : []),
  ].join('\n');
}

function lighthouseSection(): string | undefined {
  if (lighthouse.all.length === 0) return undefined;
  const pages = [...new Set(lighthouse.all.map(({of}) => of.page ?? ''))];
  const newest = pages.flatMap((page) => {
    const scores = lighthouse.where({page}).at(-1);
    return scores ? [{page, ...scores}] : [];
  });
  const categories = Object.keys(newest[0]?.scores ?? {});
  return [
    '## Lighthouse',
    '',
    `${about(lighthouse)} Lighthouse ${pinned().lighthouse}, with its phone settings. The goal is 100 everywhere.`,
    '',
    table(
      ['', ...categories, "what's missing"],
      newest.map(({page, scores, missing}) => [
        page,
        ...categories.map((name) => String(scores[name])),
        missing.join('; '),
      ]),
    ),
  ].join('\n');
}

/** When, where, and under what load: times mean little without it. */
function about({all}: Samples<object>): string {
  const loads = all.map(({load}) => load);
  const dates = [...new Set(all.map(({date}) => date.slice(0, 10)))];
  const [cpu] = os.cpus();
  const range = [Math.min(...loads), Math.max(...loads)].map(plain(1)).join(' to ');
  return `${dates.join(', ')}: ${os.cpus().length} cores ${cpu?.model.trim()}, Node ${process.version}, load ${range}.`;
}

const pinned = (): Record<string, string> => load('./package.json').devDependencies;
