import {expect, it} from 'vitest';
import {readQueries} from '../../../bench/search/queries';
import {score} from '../../../bench/search/relevance';
import {product} from '../../product/facts';
import {siteRecords} from '../index/testing/site-records';
import {pathsOf, testEngine} from '../index/testing/test-site';

// Hundreds of searches over every page take ten seconds, and much longer on a machine that's also building.
const timeout = 180_000;

it('finds what readers look for on the Markdown pages', {
  timeout,
}, async () => {
  const records = siteRecords();
  const pages = new Set(records.map(({url}) => new URL(url).pathname));
  const queries = readQueries().filter(
    ({expect: expected, heldOut}) =>
      !heldOut && expected.every((route) => pages.has(route.split('#')[0] ?? '')),
  );
  const {engine, search} = testEngine(records);
  await engine.loadAll();
  const answers: string[][] = [];
  for (const {query} of queries) {
    answers.push(pathsOf(await search(query)).map((path) => path.replace(product.siteUrl, '')));
  }

  const {all} = score(queries, answers);
  expect(queries.length).toBeGreaterThan(150);
  expect(all.mrr).toBeGreaterThanOrEqual(0.95);
  expect(all.first).toBeGreaterThanOrEqual(0.92);
  expect(all.five).toBeGreaterThanOrEqual(0.99);
});
