/**
 * Times the query language in Node or, with the argument `browser`, in Chromium: reading, running, completing, and how all of it
 * grows. Only prints, with goals in parentheses; it doesn't pass or fail.
 *
 * Run it with nothing else on the machine: `npm run bench:bql`.
 */
import os from 'node:os';
import {faultsOfCondition, faultsOfQuery} from '../../src/bql/check';
import {completionsAt} from '../../src/bql/complete/complete';
import {runQuery} from '../../src/bql/run';
import {udm} from '../../src/product/udm';
import {loadSample} from '../../src/sample/organization';
import {graphOf} from '../../src/sample/organization/graph';
import {reportBrowser} from './browser';
import {type SiteFence, siteFences, sitePages} from './fences';
import {grown} from './grown';
import {longQuery} from './long-query';
import {once, percentile, timesOf} from './measure';

const times = 50;

function main() {
  const files = sitePages();
  const fences = siteFences(files);
  const queries = fences.filter(({language}) => language === 'bql');
  const store = loadSample();
  const dataset = {udm, graph: graphOf(store)};
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(
    `${files.length} pages with ${queries.length} queries and ${fences.length - queries.length} conditions; load ${load}\n`,
  );

  // On a shared machine, other work can slow any round; the quietest shows the code's own time.
  const rounds = Array.from({length: 5}, () =>
    timesOf(() => faultsOfQuery(longQuery, udm), 500, 500),
  );
  const quietest = (share: number) => Math.min(...rounds.map((round) => percentile(round, share)));
  line('parse and check of 20 lines, p50', quietest(0.5), 'quietest of 5 rounds');
  line('parse and check of 20 lines, p95', quietest(0.95), '(2 ms), quietest of 5 rounds');

  line(
    'check of every fence, the first time',
    once(() => fences.map(faultsOf)),
    '(2,000 ms)',
  );
  line(
    'run of every query, the first time',
    once(() => queries.map(({text}) => runQuery(text, dataset))),
  );

  const ran = queries.map((query) => ({
    query,
    time: percentile(
      timesOf(() => runQuery(query.text, dataset), 5, 2),
      0.5,
    ),
  }));
  const sorted = ran.map(({time}) => time).sort((a, b) => a - b);
  const worst = ran.reduce((most, each) => (each.time > most.time ? each : most));
  line('run of a query of the site, p50', percentile(sorted, 0.5));
  line('run of a query of the site, p95', percentile(sorted, 0.95), '(20 ms)');
  line(
    'run of a query of the site, worst',
    worst.time,
    `(100 ms) ${worst.query.file}:${worst.query.line}`,
  );

  const completed = Array.from({length: longQuery.length}, (_, offset) =>
    percentile(
      timesOf(() => completionsAt(longQuery, offset, dataset), 3, 1),
      0.5,
    ),
  ).sort((a, b) => a - b);
  line('completion at each place of 20 lines, p95', percentile(completed, 0.95), '(10 ms)');

  const big = {udm, graph: grown(store.records, times, dataset.graph, udm)};
  const name = dataset.graph.recordsOf('Host')[0]?.name;
  console.log(
    `\nIndexed lookups on ${store.records.length} records and on ${times} times as many, median:`,
  );
  for (const text of [
    `FIND Host WHERE name = "${name}"`,
    `FIND Vulnerability AS v THAT HAS Host AS h WHERE h.name = "${name}"`,
    `FIND Ticket AS t THAT HAS Vulnerability AS v THAT HAS Host AS h WHERE h.name = "${name}"`,
  ]) {
    const median = (on: typeof dataset) =>
      percentile(
        timesOf(() => runQuery(text, on), 50, 10),
        0.5,
      );
    const [before, after] = [median(dataset), median(big)];
    line(
      text,
      after,
      `after ${format(before).trim()}: ${(after / before).toFixed(1)} times (${times} is linear)`,
    );
  }
}

const faultsOf = ({language, text, model}: SiteFence) =>
  language === 'bql' ? faultsOfQuery(text, udm) : faultsOfCondition(text, model, udm);

const format = (time: number) => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`.padStart(9);

function line(what: string, time: number, remark = '') {
  console.log(`${what.padEnd(44)} ${format(time)} ${remark}`);
}

if (process.argv.includes('browser')) reportBrowser(line);
else main();
